"""Check a release: changelog, version, citation and tag agree, and the built files are complete.

    python tools/release.py check              check the working tree, released or unreleased
    python tools/release.py check --tag v0.2.0 check that exactly this version is released (for the workflow)
    python tools/release.py begin 0.2.0        give the unreleased section this version and today's date
    python tools/release.py files dist         check the built files: page, compiled modules, size, description;
                                               with --linked also that they link to the repository
    python tools/release.py tag 0.2.0          tag the last commit, if everything agrees and is committed

Each prints the problems it finds and exits with 1 if there are any.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LARGEST_WHEEL = 12_000_000
"""Bytes. 6.5 MB are Python for browsers, with which the page answers without a connection (docs/companion.md)."""
HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d{2}-\d{2}))?$", re.M)
VERSION = re.compile(r'^__version__ = "(?P<version>\d+\.\d+\.\d+)"$', re.M)
CITED = re.compile(r"^version: (?P<version>\S+)$", re.M)


def version_of(root: Path) -> str:
    found = VERSION.search((root / "src" / "cz18" / "__init__.py").read_text(encoding="utf-8"))
    if found is None:
        raise SystemExit("src/cz18/__init__.py names no version")
    return found["version"]


def sections_of(root: Path) -> dict[str, tuple[str | None, str]]:
    """Sections of the changelog: date and text by version, in file order."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    found = list(HEADING.finditer(text))
    ends = [each.start() for each in found[1:]] + [len(text)]
    return {
        each["version"]: (each["date"], text[each.end() : end].strip())
        for each, end in zip(found, ends, strict=True)
    }


def number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def problems(root: Path, tag: str | None = None) -> Iterator[str]:
    """Disagreements between changelog, version and tag."""
    version, sections = version_of(root), sections_of(root)
    names = list(sections)
    if not names or names[0] != "Unreleased":
        yield "the changelog does not begin with a section [Unreleased]"
    released = [name for name in names if name != "Unreleased"]
    for name in released:
        if not re.fullmatch(r"\d+\.\d+\.\d+", name):
            yield f"[{name}] is not a version"
        elif sections[name][0] is None:
            yield f"[{name}] has no date"
        elif not sections[name][1]:
            yield f"[{name}] says nothing"
    numbers = [number(name) for name in released if re.fullmatch(r"\d+\.\d+\.\d+", name)]
    if numbers != sorted(set(numbers), reverse=True):
        yield "the versions of the changelog do not fall from one to the next"
    if numbers and number(version) < numbers[0]:
        yield f"the package is {version}, and the changelog has already released {released[0]}"
    cited = CITED.search((root / "CITATION.cff").read_text(encoding="utf-8"))
    if cited is None or cited["version"] != version:
        yield f"the package is {version}, and CITATION.cff names {cited and cited['version']}"
    if tag is not None:
        yield from problems_of_tag(tag, version, sections)


def problems_of_tag(tag: str, version: str, sections: dict[str, tuple[str | None, str]]) -> Iterator[str]:
    if tag != f"v{version}":
        yield f"the tag is {tag}, and the package is {version}"
    if version not in sections:
        yield f"the changelog has no section [{version}]"
    if sections.get("Unreleased", (None, ""))[1]:
        yield "the section [Unreleased] still says something"


def begin(root: Path, version: str, today: str) -> None:
    """Move the unreleased section under this version and set the package version."""
    found = list(problems(root))
    if found:
        raise SystemExit("\n".join(found))
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise SystemExit(f"{version} is not a version such as 1.2.3")
    sections = sections_of(root)
    if not sections["Unreleased"][1]:
        raise SystemExit("nothing is unreleased")
    newest = next((name for name in sections if name != "Unreleased"), None)
    if newest is not None and number(version) <= number(newest):
        raise SystemExit(f"{version} does not come after {newest}")
    changelog = root / "CHANGELOG.md"
    text = changelog.read_text(encoding="utf-8")
    changelog.write_text(
        text.replace("## [Unreleased]\n", f"## [Unreleased]\n\n## [{version}] - {today}\n", 1), encoding="utf-8"
    )
    package = root / "src" / "cz18" / "__init__.py"
    source = package.read_text(encoding="utf-8")
    package.write_text(VERSION.sub(f'__version__ = "{version}"', source), encoding="utf-8")
    citation = root / "CITATION.cff"
    citation.write_text(CITED.sub(f"version: {version}", citation.read_text(encoding="utf-8")), encoding="utf-8")


def tag(root: Path, version: str) -> None:
    """Tag the last commit as this version. Raises SystemExit if anything disagrees or is not committed."""

    def git(*arguments: str) -> str:
        done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(done.stderr.strip())
        return done.stdout.strip()

    found = list(problems(root, f"v{version}"))
    if git("status", "--porcelain"):
        found.append("there are changes that are not committed")
    if found:
        raise SystemExit("\n".join(found))
    git("tag", "--annotate", f"v{version}", "--message", f"18CZ {version}")


def problems_of_files(folder: Path, version: str, linked: bool = False) -> Iterator[str]:
    """Problems of the built files."""
    wheels, sources = sorted(folder.glob("*.whl")), sorted(folder.glob("*.tar.gz"))
    if not wheels and not sources:
        yield f"nothing was built in {folder}"
    for wheel in wheels:
        names = zipfile.ZipFile(wheel).namelist()
        compiled = [name for name in names if name.endswith((".so", ".pyd"))]
        if not any(name.endswith("web/dist/index.html") for name in names):
            yield f"{wheel.name} has no page"
        if not any("group__mypyc" in name for name in compiled) or not any("_kernel" in name for name in compiled):
            yield f"{wheel.name} is not compiled"
        metadata = next((name for name in names if name.endswith(".dist-info/METADATA")), None)
        if metadata is not None:
            yield from problems_of_description(wheel, zipfile.ZipFile(wheel).read(metadata).decode(), linked)
        if wheel.stat().st_size > LARGEST_WHEEL:
            yield f"{wheel.name} has {wheel.stat().st_size / 1e6:.1f} MB, more than {LARGEST_WHEEL / 1e6:.0f}"
    for source in sources:
        with tarfile.open(source) as archive:
            names = archive.getnames()
            metadata = archive.extractfile(next(name for name in names if name.endswith("/PKG-INFO")))
            assert metadata is not None
            yield from problems_of_description(source, metadata.read().decode(), linked)
        for wanted in ("src/cz18/web/dist/index.html", "hatch_build.py", "LICENSE"):
            if not any(name.endswith(f"/{wanted}") for name in names):
                yield f"{source.name} has no {wanted}"
        if any(name.endswith((".so", ".pyd")) for name in names):
            yield f"{source.name} has compiled modules"
    for file in [*wheels, *sources]:
        if f"-{version}" not in file.name:
            yield f"{file.name} is not of version {version}"


def problems_of_description(file: Path, metadata: str, linked: bool) -> Iterator[str]:
    """Links that lead nowhere on a package index, and missing ones."""
    relative = re.findall(r"\]\((?![a-z]+://|#)([^)\s]+)\)", metadata)
    if relative:
        yield f"{file.name} has relative links in its description: {relative[0]}"
    if linked and "\nProject-URL: Repository, https://" not in metadata:
        yield f"{file.name} does not link to the repository (CZ18_REPOSITORY)"


def main(arguments: list[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check").add_argument("--tag")
    beginning = commands.add_parser("begin")
    beginning.add_argument("version")
    beginning.add_argument("--date", default=date.today().isoformat())
    commands.add_parser("tag").add_argument("version")
    built = commands.add_parser("files")
    built.add_argument("folder", type=Path)
    built.add_argument("--linked", action="store_true")
    given = parser.parse_args(arguments)
    if given.command == "tag":
        tag(root, given.version)
        print(f"tagged v{given.version}; push it with the branch")
        return 0
    if given.command == "begin":
        begin(root, given.version, given.date)
        print(
            f"Changelog, citation and package are of {given.version}; read the diff, commit, tag {given.version}"
        )
        return 0
    if given.command == "files":
        found = list(problems_of_files(given.folder, version_of(root), given.linked))
    else:
        found = list(problems(root, given.tag))
    print("\n".join(found) or "no problems found")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
