### Marks around and between inserted texts.

quoted = '{ $text }'
in-brackets = {" "}({ $text })
clause-separator = {", "}
sentence-separator = {" "}
colon = {": "}
and-separator = {""} and {""}
or-separator = {""} or {""}
