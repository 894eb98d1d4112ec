"""Every action is declared in one place, by the module of its subject."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from typing import get_args

from cz18.rules.actions import ACTIONS
from cz18.rules.engine import DECLARED
from cz18.rules.state import CompanyStep, GameOver, NextBox, NextCompany, Pending, Step

ENGINE = Path(__file__).parents[2] / "src" / "cz18" / "rules" / "engine.py"
AUTOMATIC = {NextBox, NextCompany, GameOver}


def test_every_action_is_declared_once_for_a_decision() -> None:
    """Every action is declared, none has two meanings at one decision, and every decision has an action."""
    assert {item.action for item in DECLARED} == set(ACTIONS.values())
    pairs = Counter((moment, item.action) for item in DECLARED for moment in item.fits)
    assert set(pairs.values()) == {1}
    assert {moment for moment, _ in pairs} == {*get_args(Pending), *Step} - AUTOMATIC - {CompanyStep}


def test_the_engine_names_no_action() -> None:
    """Adding an action touches its record, its module and its tests, not the engine."""
    names = {node.id for node in ast.walk(ast.parse(ENGINE.read_text())) if isinstance(node, ast.Name)}
    assert not names & ACTIONS.keys()
