### Marks around and between inserted texts.

quoted = '{ $text }'
in-brackets = {" "}({ $text })
clause-separator = {", "}
sentence-separator = {" "}
colon = {": "}
or-separator = {""} or {""}
