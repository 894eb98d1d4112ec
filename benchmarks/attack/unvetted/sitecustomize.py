"""Turn off the check of imported boards in every process of a server, as if its games were stored before it existed."""

import contextlib

with contextlib.suppress(ImportError, AttributeError):
    from cz18.interop import boards
    from cz18.server.work import jobs

    boards.vet = jobs.vet = lambda board: None
