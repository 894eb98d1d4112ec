### Znaki wokół wstawianych tekstów i między nimi.

quoted = „{ $text }”
in-brackets = {" "}({ $text })
clause-separator = {", "}
sentence-separator = {" "}
colon = {": "}
or-separator = {""} lub {""}
