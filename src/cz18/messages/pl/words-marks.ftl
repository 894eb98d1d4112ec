### Znaki wokół wstawianych tekstów i między nimi.

quoted = „{ $text }”
in-brackets = {" "}({ $text })
clause-separator = {", "}
sentence-separator = {" "}
colon = {": "}
and-separator = {""} i {""}
or-separator = {""} lub {""}
