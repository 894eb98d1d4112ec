"""Compile the hot kernels, where a C compiler is at hand.

Every ``src/cz18/**/_kernel*.py`` is plain Python that Cython can also compile. This file does so in place, as
the build hook of the package (the Makefile installs again when a kernel was edited) and as a script
(``python hatch_build.py``, for those who work on a kernel and have Cython at hand). Without Cython or a
compiler the package is the same, only slower: whatever goes wrong here ends in a message, never in a failed
installation. An old compiled module is removed first, so it cannot hide an edit.

``CZ18_NO_COMPILE=1`` leaves the kernels uncompiled; ``python hatch_build.py --status`` says what is compiled.
"""

from __future__ import annotations

import os
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
        sources = [
            path for path in (module.with_name(stem + end) for end in (".py", ".pxd")) if path.exists()
        ]
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


def say(message: str) -> None:
    print(f"18cz: {message}", file=sys.stderr)


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script in an environment without hatchling
    pass
else:

    class KernelHook(BuildHookInterface):  # type: ignore[type-arg]
        """Called by hatchling for wheels and for editable installs."""

        PLUGIN_NAME = "custom"

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if compile_kernels(Path(self.root)) and version != "editable":
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                build_data["artifacts"] += [f"src/cz18/**/_kernel*{suffix}" for suffix in SUFFIXES]


def report(root: Path) -> None:
    """Say after an installation which kernels are not compiled; pip -q swallows what the hook said."""
    plain = [kernel for kernel in kernels(root) if not compiled(kernel)]
    if plain:
        names = ", ".join(kernel.relative_to(root / "src").as_posix() for kernel in plain)
        say(f"not compiled (no working C compiler): {names}; everything works, more slowly")


if __name__ == "__main__":
    (report if "--status" in sys.argv else compile_kernels)(Path(__file__).resolve().parent)
