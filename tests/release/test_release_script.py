"""Changelog, version and tag are compared before a release."""

from __future__ import annotations

import subprocess
import zipfile
from pathlib import Path

import pytest

from tests.release.building import ROOT, load

RELEASE = load(ROOT / "tools" / "release.py")
CHANGELOG = """# Changelog

## [Unreleased]
{unreleased}
## [0.2.0] - 2026-12-01

- Something new.

## [0.1.0] - 2026-11-01

- The beginning.
"""


def a_tree(folder: Path, version: str = "0.2.0", changelog: str = CHANGELOG.format(unreleased="")) -> Path:
    package = folder / "src" / "cz18"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(f'"""A package."""\n\n__version__ = "{version}"\n', encoding="utf-8")
    (folder / "CHANGELOG.md").write_text(changelog, encoding="utf-8")
    (folder / "CITATION.cff").write_text(f"title: 18CZ\nversion: {version}\nlicense: MIT\n", encoding="utf-8")
    return folder


def test_this_tree_is_in_order() -> None:
    assert list(RELEASE.problems(ROOT)) == []


def test_a_release_in_order(tmp_path: Path) -> None:
    """Version, tag and newest section agree, and nothing is unreleased."""
    assert list(RELEASE.problems(a_tree(tmp_path), "v0.2.0")) == []
    assert RELEASE.main(["check", "--tag", "v0.2.0"], tmp_path) == 0


@pytest.mark.parametrize(
    ("change", "tag", "problem"),
    [
        (("", ""), "v0.3.0", "the tag is v0.3.0, and the package is 0.2.0"),
        (("## [Unreleased]\n", "## [Unreleased]\n\n- Later.\n"), "v0.2.0", "still says something"),
        (("## [0.2.0] - 2026-12-01\n\n- Something new.\n", ""), "v0.2.0", "no section [0.2.0]"),
        (("## [Unreleased]\n", ""), None, "does not begin with a section [Unreleased]"),
        (("## [0.2.0] - 2026-12-01", "## [0.2.0]"), None, "[0.2.0] has no date"),
        (("- Something new.", ""), None, "[0.2.0] says nothing"),
        (("## [0.1.0]", "## [0.4.0]"), None, "do not fall"),
        (("## [0.2.0]", "## [0.9.0]"), None, "has already released 0.9.0"),
        (("## [0.1.0]", "## [the first]"), None, "[the first] is not a version"),
    ],
)
def test_disagreements_are_named(tmp_path: Path, change: tuple[str, str], tag: str | None, problem: str) -> None:
    text = CHANGELOG.format(unreleased="").replace(*change)
    tree = a_tree(tmp_path, changelog=text)
    assert any(problem in found for found in RELEASE.problems(tree, tag))
    assert RELEASE.main(["check", *(["--tag", tag] if tag else [])], tree) == 1


def test_the_citation_names_the_version(tmp_path: Path) -> None:
    tree = a_tree(tmp_path)
    (tree / "CITATION.cff").write_text("version: 0.1.0\n", encoding="utf-8")
    assert list(RELEASE.problems(tree)) == ["the package is 0.2.0, and CITATION.cff names 0.1.0"]


def test_beginning_a_release(tmp_path: Path) -> None:
    """The unreleased section gets version and date, the package the version; then the tag agrees."""
    tree = a_tree(tmp_path, changelog=CHANGELOG.format(unreleased="\n- More.\n"))
    RELEASE.begin(tree, "0.3.0", "2027-01-01")
    assert RELEASE.version_of(tree) == "0.3.0"
    assert RELEASE.sections_of(tree)["0.3.0"] == ("2027-01-01", "- More.")
    assert list(RELEASE.problems(tree, "v0.3.0")) == []


def test_a_tag_needs_a_committed_release(tmp_path: Path) -> None:
    """The tag is set on the commit of the version, and nowhere else."""
    tree = a_tree(tmp_path)
    git = ["git", "-C", str(tree), "-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
    subprocess.run([*git, "init", "--quiet"], check=True)
    for name, value in (("user.name", "Anna"), ("user.email", "anna@example.org")):
        subprocess.run([*git, "config", name, value], check=True)
    with pytest.raises(SystemExit, match="not committed"):
        RELEASE.tag(tree, "0.2.0")
    subprocess.run([*git, "add", "--all"], check=True)
    subprocess.run([*git, "commit", "--quiet", "--message", "0.2.0"], check=True)
    with pytest.raises(SystemExit, match="the tag is v0"):
        RELEASE.tag(tree, "0.3.0")
    assert RELEASE.main(["tag", "0.2.0"], tree) == 0
    tagged = subprocess.run([*git, "describe", "--exact-match"], check=True, capture_output=True, text=True)
    assert tagged.stdout.strip() == "v0.2.0"


def test_links_that_lead_nowhere_on_an_index_are_named(tmp_path: Path) -> None:
    file = tmp_path / "18cz-0.2.0.tar.gz"
    relative = "Name: 18cz\n\n![A map](docs/map.png) of [rules](https://host.example/rules) ([top](#top))"
    assert [line.split(": ")[1] for line in RELEASE.problems_of_description(file, relative, False)] == [
        "docs/map.png"
    ]
    absolute = "Name: 18cz\nProject-URL: Repository, https://host.example/18cz\n\nNo link."
    assert list(RELEASE.problems_of_description(file, absolute, True)) == []
    assert len(list(RELEASE.problems_of_description(file, "Name: 18cz\n\nNo link.", True))) == 1


@pytest.mark.parametrize("version", ["0.2.0", "0.1.9", "1.0", "new"])
def test_versions_only_rise(tmp_path: Path, version: str) -> None:
    """An invalid version, or one that is not newer than the last, changes nothing."""
    tree = a_tree(tmp_path, changelog=CHANGELOG.format(unreleased="\n- More.\n"))
    before = (tree / "CHANGELOG.md").read_text(encoding="utf-8")
    with pytest.raises(SystemExit):
        RELEASE.begin(tree, version, "2027-01-01")
    assert (tree / "CHANGELOG.md").read_text(encoding="utf-8") == before
    assert RELEASE.version_of(tree) == "0.2.0"


def test_files_that_are_not_whole_are_named(tmp_path: Path) -> None:
    """A wheel without page, uncompiled and of another version; and an empty folder."""
    assert list(RELEASE.problems_of_files(tmp_path, "0.2.0")) == [f"nothing was built in {tmp_path}"]
    with zipfile.ZipFile(tmp_path / "18cz-0.1.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr("cz18/__init__.py", "")
    found = list(RELEASE.problems_of_files(tmp_path, "0.2.0"))
    assert [line.split(" ", 1)[1] for line in found] == [
        "has no page",
        "is not compiled",
        "is not of version 0.2.0",
    ]
