### Marks around and between inserted texts.

quoted = '{ $text }'
clause-separator = {", "}
sentence-separator = {" "}
colon = {": "}
