"""The kernels' source as plain Python."""

from __future__ import annotations

import importlib.util
from typing import Any

from tests.routes.positions import ROOT


def uncompiled(name: str) -> Any:
    """A kernel module loaded from its source, whether or not a compiled one exists."""
    source = ROOT / "src" / "cz18" / "routes" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"uncompiled{name}", source)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert not module.__dict__.get("COMPILED")
    return module
