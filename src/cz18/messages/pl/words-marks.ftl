### Znaki wokół wstawianych tekstów i między nimi.

quoted = „{ $text }”
clause-separator = {", "}
sentence-separator = {" "}
colon = {": "}
