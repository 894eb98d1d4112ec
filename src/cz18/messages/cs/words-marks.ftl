### Znaménka kolem vložených textů a mezi nimi.

quoted = „{ $text }“
clause-separator = {", "}
sentence-separator = {" "}
colon = {": "}
