"""`python -m cz18` is the command `18cz`."""

from cz18.cli import main

main()
