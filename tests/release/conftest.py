"""The files of a release, built once for its tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from tests.release.building import ROOT, hatch_build, python


class Built(NamedTuple):
    """Files of a release and the tree they came from."""

    source: Path
    wheel: Path
    is_strict: bool


@pytest.fixture(scope="session")
def build() -> ModuleType:
    return hatch_build()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, build: ModuleType, full_run: bool) -> Built:
    """A source distribution of this tree and a wheel of that.

    A short run uses the compiled modules of this checkout; if there are none after edits, the wheel is plain Python. A
    full run compiles from the source distribution alone.
    """
    folder = tmp_path_factory.mktemp("release")
    strict = {"CZ18_STRICT": "1"}
    python("-m", "build", "--sdist", "--no-isolation", "--outdir", str(folder), str(ROOT), **strict)
    source = next(folder.glob("*.tar.gz"))
    with tarfile.open(source) as archive:
        archive.extractall(folder / "tree", filter="data")
    tree = next((folder / "tree").iterdir())
    if not full_run:
        if not build.is_compiled(ROOT):
            strict = {"CZ18_NO_COMPILE": "1"}
        else:
            for module in (ROOT / "src").rglob("*.so"):
                shutil.copy(module, tree / module.relative_to(ROOT))
    python("-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(tree), **strict)
    return Built(source, next(folder.glob("*.whl")), "CZ18_STRICT" in strict)


Install = Callable[..., Path]


@pytest.fixture(scope="session")
def install(tmp_path_factory: pytest.TempPathFactory, built: Built, full_run: bool) -> Install:
    """Install the wheel into an empty environment; return its folder of programs.

    A short run shares this environment's packages for the extras; a full run downloads them.
    """

    def install(extras: str = "") -> Path:
        folder = tmp_path_factory.mktemp("environment")
        python("-m", "venv", "--without-pip", str(folder))
        programs = folder / ("Scripts" if os.name == "nt" else "bin")
        pip = ["-m", "pip", "--python", str(programs / "python"), "install", "-q", "--disable-pip-version-check"]
        if extras and full_run:
            python(*pip, f"{built.wheel}[{extras}]")
        else:
            python(*pip, "--no-index", "--no-deps", str(built.wheel))
        if extras and not full_run:
            lend(programs)
        return programs

    return install


def lend(programs: Path) -> None:
    """The packages of this environment after those of the new one; the checkout itself is not among them."""
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    done = subprocess.run([programs / "python", "-c", ask], capture_output=True, text=True, check=True)
    here = [path for path in sys.path if path.endswith("site-packages")]
    (Path(done.stdout.strip()) / "lent.pth").write_text("\n".join(here) + "\n")
