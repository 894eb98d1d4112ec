### Zeichen um eingesetzte Texte und zwischen ihnen.

quoted = „{ $text }“
clause-separator = {", "}
sentence-separator = {" "}
colon = {": "}
