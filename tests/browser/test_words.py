"""Every text key used by the page is in the catalogue."""

from __future__ import annotations

import re
from pathlib import Path

from cz18.messages import catalogue

WEB = Path(__file__).parents[2] / "web" / "src"


def test_every_text_is_in_the_catalogue() -> None:
    """Literal keys, and keys built from decisions, steps, tabs and options, have a message."""
    known = set(re.findall(r"^([A-Za-z][\w-]*) =", catalogue("en"), re.M))
    sources = [path for kind in ("*.svelte", "*.ts") for path in WEB.rglob(kind)]
    used = {
        key
        for path in sources
        for key in re.findall(r"""\bt\(\s*"([\w-]+)"\s*[,)]""", path.read_text(encoding="utf-8"))
    }
    made = {f"tab-{name}" for name in ("now", "map", "tables", "log")}
    made |= {f"step-{name}" for name in ("track", "station", "run", "dividend", "acquisition", "trains")}
    made |= {f"offer-{name}" for name in ("acquisition", "train", "local_railway", "station_railway")}
    made |= {f"notice-{name}" for name in ("link", "name", "stand_in", "stand_in-none", "host", "abandoned")}
    assert len(used) > 150
    assert used | made <= known, sorted((used | made) - known)
