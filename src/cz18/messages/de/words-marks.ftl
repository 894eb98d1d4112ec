### Zeichen um eingesetzte Texte und zwischen ihnen.

quoted = „{ $text }“
in-brackets = {" "}({ $text })
clause-separator = {", "}
sentence-separator = {" "}
colon = {": "}
and-separator = {""} und {""}
or-separator = {""} oder {""}
