"""Settings by command, environment and file; their list; Prometheus metrics; the deployment files."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from server.helpers import Served, advance, hot_seat, recorded, serving
from typer.testing import CliRunner

from cz18.cli.app import app
from cz18.server.operations import metrics
from cz18.server.settings import FILE_VARIABLE, BadSettings, Settings, as_toml, data_folder, read_settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "18cz.toml"
    monkeypatch.setenv(FILE_VARIABLE, str(path))
    return path


def test_precedence_of_settings(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Arguments, then the environment, then the file, then the default."""
    file.write_text('port = 2000\nopen_games = 7\nnames = ["club.example"]\nworkers = 3\n')
    monkeypatch.setenv("CZ18_OPEN_GAMES", "8")
    monkeypatch.setenv("CZ18_WORKERS", "4")
    monkeypatch.setenv("CZ18_ORIGINS", '["https://a.example"]')
    found = read_settings(workers=5)
    assert (found.workers, found.open_games, found.port, found.sockets_each) == (5, 8, 2000, 64)
    assert found.names == ("club.example",) and found.origins == ("https://a.example",)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("port = 'x'", "port"),
        ("prot = 1", "prot"),
        ("port = ", "cannot read"),
        ("open_games = -3", "open_games"),
    ],
)
def test_an_invalid_file_is_reported(file: Path, text: str, message: str) -> None:
    """The error names the setting; the server does not start."""
    file.write_text(text)
    with pytest.raises(BadSettings, match=message):
        read_settings()
    result = CliRunner().invoke(app, ["serve"])
    assert result.exit_code == 1 and message in result.output


def test_a_missing_file_is_reported(file: Path) -> None:
    with pytest.raises(BadSettings, match="file not found"):
        read_settings()


def test_the_list_is_a_valid_file(file: Path) -> None:
    """`18cz settings` prints a file with the effective values, each with its meaning."""
    file.write_text("open_games = 7\n")
    shown = CliRunner().invoke(app, ["settings"])
    assert shown.exit_code == 0 and "open_games = 7\n" in shown.output
    assert set(tomllib.loads(shown.output)) == set(Settings.model_fields)
    file.write_text(shown.output)
    assert read_settings().open_games == 7 and as_toml(read_settings()) == shown.output.rstrip("\n") + "\n"


def test_every_setting_has_a_description() -> None:
    for name, field in Settings.model_fields.items():
        assert name in ("port",) or field.description, name


def test_the_default_data_folder() -> None:
    """In the user's data folder, by the conventions of each system."""
    assert data_folder().name == "18cz" and data_folder().is_absolute()


# Metrics


def figures(text: str) -> dict[str, float]:
    return {
        line.rpartition(" ")[0]: float(line.rpartition(" ")[2])
        for line in text.splitlines()
        if not line.startswith("#")
    }


@pytest.fixture
def measured() -> Iterator[Served]:
    with serving("sqlite://", metrics_token="secret") as served:
        served.http.headers["authorization"] = "Bearer secret"
        yield served


def test_metrics_are_counted(measured: Served) -> None:
    """Requests by endpoint and status, actions with their time, entries; no game, address or name."""
    served = measured
    before = figures(served.http.get("/metrics").text)
    table = hot_seat(served.client(), "bohemia")
    view = table.view()
    table.act(0, view["position"]["choices"][0])
    served.http.get("/api/games/nothing")
    text = served.http.get("/metrics").text
    after = figures(text)

    def more(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert more('cz18_requests_total{route="/api/games/{game}/actions",status="2xx"}') == 1
    assert more('cz18_requests_total{route="/api/games/{game}",status="4xx"}') == 1
    assert more("cz18_action_seconds_count") == 1
    assert more('cz18_entries_total{by="person"}') == 1
    assert after["cz18_games_loaded"] >= 1
    for name in ("requests", "questions", "opponents"):
        assert after[f"cz18_{name}_waiting"] >= 0
    assert table.id not in text and "Ada" not in text and "nothing" not in text
    assert len(after) < 600


def test_bots_pushes_and_the_database_are_measured(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time bots took, the delay of pushes to viewers, and database errors."""
    from sqlalchemy.exc import OperationalError

    before = figures(metrics.text()[0].decode())
    table = hot_seat(served.client(), "bohemia", seed=2)
    served.services.metrics.entry_made(recorded(served, table, "person", 10.0))
    served.services.metrics.entry_made(recorded(served, table, "bot", 10.4))
    metrics.pushed(0.0)
    advance(served, table, Random(1), 3)
    with pytest.raises(OperationalError), served.services.store.reading() as connection:
        connection.exec_driver_sql("SELECT nothing FROM nowhere")
    after = figures(metrics.text()[0].decode())
    for name in (
        "cz18_opponent_seconds_count",
        "cz18_push_seconds_count",
        'cz18_database_errors_total{kind="other"}',
    ):
        assert after[name] - before.get(name, 0) >= 1, name


def test_metrics_are_for_the_operator() -> None:
    """From this machine, or with the token; 404 for everyone else."""
    from starlette.testclient import TestClient

    from cz18.server.app import create_app

    settings = Settings(database="sqlite://", names=("testserver",), metrics_token="secret")
    with TestClient(create_app(settings), client=("203.0.113.9", 5000)) as http:
        assert http.get("/metrics").status_code == 404
        assert http.get("/metrics", headers={"authorization": "Bearer other"}).status_code == 404
        assert http.get("/metrics", headers={"authorization": "Bearer secret"}).status_code == 200
    with TestClient(create_app(Settings(database="sqlite://")), client=("203.0.113.9", 5000)) as http:
        assert http.get("/metrics", headers={"authorization": "Bearer ", "host": "localhost"}).status_code == 404


def test_figures_left_behind_by_a_killed_server_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the next start, whether that has several workers or not; a server that runs keeps its own."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.delenv(metrics.FOLDER_VARIABLE, raising=False)
    program = "import time; from cz18.server.operations import metrics\nwith metrics.shared(2): {}; time.sleep(60)"
    killed = subprocess.Popen(
        [sys.executable, "-c", program.format("print('here', flush=True)")],
        env={**os.environ, "TMPDIR": str(tmp_path)},
        stdout=subprocess.PIPE,
    )
    with killed:
        assert killed.stdout is not None and killed.stdout.readline() == b"here\n"
        (left,) = tmp_path.glob("18cz-figures-*")
        with metrics.shared(2):
            (mine,) = set(tmp_path.glob("18cz-figures-*")) - {left}
            assert os.environ[metrics.FOLDER_VARIABLE] == str(mine)
            killed.kill()
            killed.wait()
            with metrics.shared(1):
                assert list(tmp_path.glob("18cz-figures-*")) == [mine]
    assert list(tmp_path.glob("18cz-figures-*")) == []


# Deployment files


def test_the_example_file_contains_valid_settings() -> None:
    """deploy/18cz.toml contains only existing settings, among them secure cookies and host names."""
    example = tomllib.loads((DEPLOY / "18cz.toml").read_text())
    assert set(example) <= set(Settings.model_fields)
    assert Settings(**example).secure_cookies and example["names"]


def test_the_documented_list_is_current() -> None:
    """docs/settings.md equals `18cz settings --default`, word for word."""
    block = re.search(r"```toml\n(.*?)```", (ROOT / "docs" / "settings.md").read_text(), re.S)
    assert block is not None and block.group(1) == as_toml(Settings.model_construct())


def test_the_systemd_units(tmp_path: Path) -> None:
    """The unit has limits and permissions, the backup uses the server's settings, and systemd accepts them."""
    unit, backup = ((DEPLOY / name).read_text().splitlines() for name in ("18cz.service", "18cz-backup.service"))
    assert {"LimitNOFILE=65536", "UMask=0077", "MemoryMax=2G", "NoNewPrivileges=yes"} <= set(unit)
    environment = next(line for line in unit if line.startswith("Environment="))
    assert environment in backup and "CZ18_SETTINGS=" in environment
    if shutil.which("systemd-analyze"):
        for name in ("18cz.service", "18cz-backup.service", "18cz-backup.timer"):
            (tmp_path / name).write_text((DEPLOY / name).read_text().replace("/opt/18cz/bin/18cz", "/bin/true"))
        units = [str(path) for path in sorted(tmp_path.iterdir())]
        done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
        assert done.stderr == ""
