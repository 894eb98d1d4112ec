### Znaménka kolem vložených textů a mezi nimi.

quoted = „{ $text }“
in-brackets = {" "}({ $text })
clause-separator = {", "}
sentence-separator = {" "}
colon = {": "}
or-separator = {""} nebo {""}
