"""Workflows, container, compose file and lock agree with this repository."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from cz18.server.settings import Settings
from tests.release.building import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKED = re.compile(r"^([\w.-]+)==(\S+)(?: ; [^\\]+)? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.M)


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def yaml_of(name: str) -> Any:
    return yaml.safe_load(text(name))


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_workflows_call_existing_targets(file: Path) -> None:
    """Each has jobs with time limits and minimal permissions; its make targets and scripts exist."""
    flow = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert flow["name"] == file.stem and flow["permissions"] == {"contents": "read"}
    targets = set(re.findall(r"^([a-z-]+):", text("Makefile"), re.M))
    for name, job in flow["jobs"].items():
        assert "timeout-minutes" in job or name in {"publish", "deploy"}
        assert set(as_list(job.get("needs"))) <= flow["jobs"].keys()
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step), step
            commands = step.get("run", "")
            assert set(re.findall(r"\bmake ([a-z-]+)", commands)) <= targets
            assert all((ROOT / script).is_file() for script in re.findall(r"python (tools/\S+)", commands))


def test_workflows_use_fixed_versions() -> None:
    """Every action has an exact version, and so has every package they install."""
    for file in WORKFLOWS:
        commands = file.read_text(encoding="utf-8")
        for action in re.findall(r"uses: (\S+)", commands):
            assert re.fullmatch(r"[\w./-]+@v\d+\.\d+\.\d+", action), (file.name, action)
        for packages in re.findall(r"pip install (.+)", commands):
            assert all(re.fullmatch(r"[\w-]+==[\d.]+", each) for each in packages.split()), (file.name, packages)


def test_checks_run_what_they_promise() -> None:
    """The commands of the header, and the tests on every Python of the classifiers, which are those of the wheels."""
    checks = yaml_of(".github/workflows/checks.yml")
    header = text(".github/workflows/checks.yml").splitlines()[0]
    run = " ".join(step.get("run", "") for job in checks["jobs"].values() for step in job["steps"])
    promised = set(re.findall(r"make ([a-z]+)", header))
    assert promised == {"test", "check", "docs"} == set(re.findall(r"make ([a-z]+)", run))
    pythons = checks["jobs"]["test"]["strategy"]["matrix"]["python"]
    named = [each.rpartition(" ")[2] for each in PROJECT["project"]["classifiers"] if ":: Python :: 3." in each]
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert pythons == named == [f"3.{each[3:5]}" for each in built]


def as_list(value: str | list[str] | None) -> list[str]:
    return [value] if isinstance(value, str) else value or []


def test_the_four_workflows() -> None:
    assert [file.stem for file in WORKFLOWS] == ["checks", "image", "site", "wheels"]


def test_the_lock_covers_the_server() -> None:
    """Every package of the extras of a server is locked, with hashes, at a version that they allow, and no address is
    named."""
    lock = text("deploy/requirements.txt")
    locked = {canonicalize_name(match[1]): match[2] for match in LOCKED.finditer(lock)}
    assert len(locked) == len(re.findall(r"^[\w]", lock, re.M)) and "://" not in lock
    extras = PROJECT["project"]["optional-dependencies"]
    for each in [*extras["cli"], *extras["server"], *extras["postgres"]]:
        wanted = Requirement(each)
        if wanted.name != "18cz":
            assert wanted.specifier.contains(locked[canonicalize_name(wanted.name)]), each


def test_the_container_copies_existing_files() -> None:
    """Copied files exist and pass .dockerignore; the build is strict and uses the lock."""
    dockerfile = text("Dockerfile")
    let_in = {line[1:] for line in text(".dockerignore").splitlines() if line.startswith("!")}
    for names in re.findall(r"^COPY (?!--from)(.+) \S+$", dockerfile, re.M):
        for name in names.split():
            assert (ROOT / name).exists() and name in let_in
    assert "CZ18_STRICT=1 pip wheel" in dockerfile and "--require-hashes -r" in dockerfile


def test_containers_use_settings_that_exist() -> None:
    """Every variable of the container and of the compose file is a setting of the server with a valid value."""
    given = dict(re.findall(r"(CZ18_[A-Z_]+)=(\S+)", text("Dockerfile").partition("\nENV ")[2]))
    given |= yaml_of("compose.yaml")["services"]["server"]["environment"]
    names = {name.removeprefix("CZ18_").lower() for name in given}
    assert names <= set(Settings.model_fields)
    assert {"host", "database", "workers"} <= names


def test_wheels_are_strict() -> None:
    """cibuildwheel builds strictly for every Python the package is for."""
    wheels = PROJECT["tool"]["cibuildwheel"]
    assert wheels["environment"] == {"CZ18_STRICT": "1"}
    assert PROJECT["project"]["requires-python"] == ">=3.11" and "cp311-*" in wheels["build"]


def test_the_citation_is_of_this_package() -> None:
    """The same authors and licence as in the package's metadata."""
    citation, project = yaml_of("CITATION.cff"), PROJECT["project"]
    assert citation["authors"] == project["authors"] and citation["license"] == project["license"]
    assert citation["cff-version"] == "1.2.0" and {"message", "title", "type"} <= citation.keys()
