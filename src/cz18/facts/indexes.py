"""A number that must not be taken for another.

In a state things are numbered. Many functions take a player and a company; a checker of types tells the two apart, and
when the program runs both are plain ints, to compiled code as well. Players stay plain ints: their number is their
seat, which whoever uses the package counts for themselves.
"""

from typing import NewType

CompanyIndex = NewType("CompanyIndex", int)
"""A share company: its place among the companies of the box, and in `GameState.companies`."""
