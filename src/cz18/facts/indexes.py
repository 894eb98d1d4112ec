"""Distinct types for indexes.

States refer to things by number, and many functions take both a player and a company. Type checkers tell the two apart;
at run time both are plain ints, also in compiled code. Players stay plain ints: their number is their seat, which users
of the package count themselves.
"""

from typing import NewType

CompanyIndex = NewType("CompanyIndex", int)
"""A share company: its index among all companies, and in `GameState.companies`."""
