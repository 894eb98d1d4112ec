"""Public import path of `seed_digest` (implemented in `cz18.interop.formats.seeds`)."""

from cz18.interop.formats.seeds import seed_digest as seed_digest
