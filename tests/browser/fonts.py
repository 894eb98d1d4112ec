"""The fonts of a browser: those of this machine, or DejaVu alone, which has wide letters and few glyphs."""

from __future__ import annotations

from pathlib import Path

SETS = ("machine", "dejavu")
DEJAVU = Path("/usr/share/fonts/truetype/dejavu")
_DEJAVU_ALONE = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
  <selectfont><rejectfont>{others}</rejectfont></selectfont>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>system-ui</family><prefer><family>DejaVu Sans</family></prefer></alias>
</fontconfig>
"""


def surroundings(fonts: str, folder: Path) -> dict[str, str]:
    """Environment variables for a browser with these fonts."""
    if fonts == "machine":
        return {}
    assert DEJAVU.is_dir(), "DejaVu is not installed (Debian: apt-get install fonts-dejavu-core)"
    file = folder / "fonts.conf"
    others = "".join(f"<glob>*{name}*</glob>" for name in ("Serif", "Math", "Mono", "Condensed", "ExtraLight"))
    file.write_text(_DEJAVU_ALONE.format(fonts=DEJAVU, cache=folder / "cache", others=others), encoding="utf-8")
    return {"FONTCONFIG_FILE": str(file)}
