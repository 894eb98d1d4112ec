"""A release installs in an empty environment and is complete; the build fails if something is missing."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import tarfile
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

import cz18
from tests.release.building import ROOT, attempt, load, python
from tests.release.conftest import Built, Install

RELEASE = load(ROOT / "tools" / "release.py")


def run(*command: str | Path, folder: Path) -> str:
    """Run a program of an installed environment, outside the checkout."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "CZ18_"))}
    done = subprocess.run(command, cwd=folder, env=clean, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def test_built_files_are_complete(built: Built) -> None:
    """The source distribution has the page, the wheel everything the package needs; both have this version."""
    wrong = list(RELEASE.problems_of_files(built.wheel.parent, cz18.__version__))
    assert wrong == ([] if built.is_strict else [f"{built.wheel.name} is not compiled"])
    names = zipfile.ZipFile(built.wheel).namelist()
    ours = [
        path for path in (ROOT / "src" / "cz18").rglob("*") if path.suffix in {".py", ".json", ".ftl", ".typed"}
    ]
    assert {path.relative_to(ROOT / "src").as_posix() for path in ours} <= set(names)
    assert not [name for name in names if "node_modules" in name or name.endswith((".c", ".map"))]
    assert built.wheel.stat().st_size < RELEASE.LARGEST_WHEEL


def test_without_extras_it_is_the_rules(install: Install, tmp_path: Path) -> None:
    """In an empty environment `import cz18` can play a game; the command names its missing extra."""
    programs = install()
    script = (
        "import random, cz18\n"
        "game = cz18.Session(['Anna', 'Ben', 'Cyril'], seed=1)\n"
        "while not game.over: game.play(random.Random(len(game)).choice(game.legal))\n"
        "print(cz18.__version__, 'site-packages' in cz18.__file__, len(game.result))"
    )
    assert run(programs / "python", "-c", script, folder=tmp_path).split() == [cz18.__version__, "True", "3"]
    bare = subprocess.run([programs / "18cz", "play"], cwd=tmp_path, capture_output=True, text=True)
    assert bare.returncode != 0 and "pip install '18cz[cli]'" in bare.stderr
    assert cz18.__version__ in run(programs / "18cz", "--version", folder=tmp_path)


def test_with_extras_it_plays_replays_and_serves(install: Install, built: Built, tmp_path: Path) -> None:
    """`18cz play`, `replay` and `serve` with the page, from the installed wheel."""
    programs = install("cli,server")
    where = run(programs / "python", "-c", "import cz18.rules.engine as it; print(it.__file__)", folder=tmp_path)
    assert str(programs.parent) in where and where.strip().endswith(".py") != built.is_strict
    assert cz18.__version__ in run(programs / "18cz", "--version", folder=tmp_path)
    played = json.loads(
        run(programs / "18cz", "play", "--players", "3", "--save", "g.json", "--json", folder=tmp_path)
    )
    replayed = json.loads(run(programs / "18cz", "replay", "g.json", "--json", folder=tmp_path))
    assert played["result"] == replayed["result"] and replayed["finished"]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [programs / "18cz", "serve", "--port", str(port), "--database", "games.db"]
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "CZ18_"))}
    with subprocess.Popen(command, cwd=tmp_path, env=clean, stderr=subprocess.PIPE) as server:
        try:
            page = answered(f"http://127.0.0.1:{port}/", server)
            script = page.partition('src="')[2].partition('"')[0]
            assert '<div id="app"' in page and len(answered(f"http://127.0.0.1:{port}{script}", server)) > 50_000
            assert json.loads(answered(f"http://127.0.0.1:{port}/api/facts", server))
        finally:
            server.send_signal(signal.SIGTERM)
            _, said = server.communicate(timeout=60)
    assert server.returncode == 0, said


def answered(url: str, server: subprocess.Popen[bytes]) -> str:
    """The first response of the server."""
    end = time.monotonic() + 120
    while True:
        try:
            with urllib.request.urlopen(url, timeout=30) as answer:
                text: str = answer.read().decode()
                return text
        except (ConnectionError, urllib.error.URLError) as problem:
            assert server.poll() is None and time.monotonic() < end, problem
            time.sleep(0.2)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The sources of a wheel, with the page built and nothing compiled."""
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "node_modules")
    for name in ("src", "web", "docs/rules"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=left_out)
    for name in (
        "pyproject.toml",
        "hatch_build.py",
        "README.md",
        "LICENSE",
        "NOTICE",
        "CHANGELOG.md",
        "SECURITY.md",
        "CITATION.cff",
    ):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


ADDRESS = "https://host.example/18cz"


def test_the_readme_renders_on_a_package_index(build: ModuleType) -> None:
    """Links and images are absolute and lead to existing files; without an address there are none."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    text = build.description(readme, ADDRESS, "1.2.3")
    found = build.re.findall(rf"\]\({ADDRESS}/(raw|blob)/v1\.2\.3/([^)#]+)", text)
    assert {kind for kind, _ in found} == {"raw", "blob"} and len(found) > 15
    assert all((ROOT / path).is_file() for _, path in found)
    metadata = f"Project-URL: Repository, {ADDRESS}\n\n"
    for description in (text, build.description(readme, "", "1.2.3")):
        assert list(RELEASE.problems_of_description(Path("README"), f"\n{metadata}{description}", True)) == []
    assert build.urls(ADDRESS, "1.2.3")["Repository"] == ADDRESS and build.urls("", "1.2.3") == {}


def test_a_source_distribution_keeps_the_links(tree: Path) -> None:
    """The wheel built from it has them without the variable."""
    unable = {"CZ18_NO_PAGE": "1", "CZ18_NO_COMPILE": "1"}
    build = ("-m", "build", "--no-isolation", "--outdir", str(tree / "out"))
    python(*build, "--sdist", str(tree), CZ18_REPOSITORY=ADDRESS, **unable)
    with tarfile.open(next((tree / "out").glob("*.tar.gz"))) as archive:
        archive.extractall(tree / "unpacked", filter="data")
    python(*build, "--wheel", str(next((tree / "unpacked").iterdir())), **unable)
    wrong = list(RELEASE.problems_of_files(tree / "out", cz18.__version__, linked=True))
    assert not [line for line in wrong if "link" in line]


ASK_REQUIREMENTS = """
from hatchling.build import get_requires_for_build_sdist, get_requires_for_build_wheel
print(*get_requires_for_build_sdist(), *get_requires_for_build_wheel())
"""


def test_node_is_required_only_where_the_page_has_to_be_built(tree: Path, build: ModuleType) -> None:
    """Not for a source distribution, which contains the page."""
    assert python("-c", ASK_REQUIREMENTS, folder=tree).split() == []
    shutil.rmtree(tree / "src" / "cz18" / "web" / "dist")
    assert python("-c", ASK_REQUIREMENTS, folder=tree).split() == [build.NODE_WHEEL] * 2
    assert python("-c", ASK_REQUIREMENTS, folder=tree, CZ18_NO_PAGE="1").split() == []


@pytest.mark.parametrize("kind", ["--wheel", "--sdist"])
def test_a_strict_build_fails_without_the_page(tree: Path, kind: str) -> None:
    """Without the page and without a way to build it, a strict build fails; other builds continue."""
    shutil.rmtree(tree / "src" / "cz18" / "web" / "dist")
    command = ["-m", "build", kind, "--no-isolation", "--outdir", str(tree / "out"), str(tree)]
    unable = {"CZ18_NO_PAGE": "1", "CZ18_NO_COMPILE": "1"}
    failed = attempt(*command, CZ18_STRICT="1", **unable)
    assert failed.returncode != 0 and "these are missing: the page" in failed.stdout + failed.stderr
    assert not (tree / "out").exists() or not list((tree / "out").iterdir())
    assert attempt(*command, **unable).returncode == 0
    wrong = list(RELEASE.problems_of_files(tree / "out", cz18.__version__))
    assert wrong and ("page" in wrong[0] or "web/dist" in wrong[0])


def test_a_strict_build_fails_uncompiled(tree: Path) -> None:
    """The same for compiled modules."""
    failed = attempt(
        "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tree / "out"), str(tree),
        CZ18_STRICT="1", CZ18_NO_COMPILE="1",
    )  # fmt: skip
    assert (
        failed.returncode != 0
        and "these are missing: the kernels, board and rules" in failed.stdout + failed.stderr
    )


def test_compiled_modules_are_used_again(tree: Path, build: ModuleType) -> None:
    """Only if all exist, for this Python alone, and are newer than their sources."""
    assert not build.is_compiled(tree)
    suffix = build.sysconfig.get_config_var("EXT_SUFFIX")
    sources = [*build.group(tree), *build.kernels(tree), build.library(tree)]
    for source in sources:
        source.with_suffix(suffix).touch()
    assert build.is_compiled(tree)
    other = sources[0].with_suffix(".cpython-39-other.so")
    other.touch()
    assert not build.is_compiled(tree)
    other.unlink()
    os.utime(sources[0], (time.time() + 10, time.time() + 10))
    assert not build.is_compiled(tree)
