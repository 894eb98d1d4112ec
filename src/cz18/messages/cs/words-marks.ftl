### Znaménka kolem vložených textů a mezi nimi.

quoted = „{ $text }“
in-brackets = {" "}({ $text })
clause-separator = {", "}
sentence-separator = {" "}
colon = {": "}
and-separator = {""} a {""}
or-separator = {""} nebo {""}
