"""Lessons: each can be completed through the API and taken back, but not past its beginning."""

from __future__ import annotations

from typing import Any

import pytest
from server.helpers import Served, refused

from cz18.contract.encoding import encode_action
from cz18.facts.rulebook import SECTIONS
from cz18.lessons.lessons import LESSONS, Lesson, prepared
from cz18.messages import catalogue, languages

FORM = {"learner": "Ada", "opponent": "Ben"}


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_a_lesson_can_be_completed(lesson: Lesson, shared_server: Served) -> None:
    """The recorded continuation completes the task; undo opens it again and stops at the beginning."""
    client = shared_server.client()
    made: dict[str, Any] = client.post(f"/api/lessons/{lesson.name}", FORM)
    assert not made["game"]["listed"]
    assert [seat["kind"] for seat in made["game"]["seats"]].count("bot") == 1
    path = f"/api/games/{made['game']['id']}"
    view = client.get(f"{path}/view")
    assert view["you"]["seats"] == [lesson.seat] == [view["position"]["decision"]["seat"]]
    assert view["lesson"] == {"name": lesson.name, "since": lesson.position, "entries": [], "astray": []}
    assert view["can_undo"] == []
    assert refused(client.post, f"{path}/undo", {"seen": lesson.position}).code == "nothing_to_undo"
    assert (
        refused(client.post, f"{path}/undo", {"seen": lesson.position, "to": 0}).status == 409
        or not lesson.position
    )

    number = lesson.position
    while not view["lesson"]["entries"]:
        assert view["lesson"]["astray"] == []
        action = encode_action(prepared().actions[number])
        assert view["position"]["decision"]["seat"] == lesson.seat, "the learner does it without the opponent"
        view = client.post(f"{path}/actions", {"seen": number, "action": action, "view": True})["view"]
        number += 1
    assert number - lesson.position <= 4
    assert view["lesson"]["entries"][-1] == number and len(view["lesson"]["entries"]) == lesson.times
    due = view["position"]["decision"]
    if due is not None and due["seat"] == lesson.seat:  # else the opponent moves meanwhile
        undone = client.post(f"{path}/undo", {"seen": number, "view": True})
        assert undone["view"]["lesson"] == {
            "name": lesson.name,
            "since": lesson.position,
            "entries": [],
            "astray": [],
        }


def test_another_move_than_the_task_is_reported(shared_server: Served) -> None:
    """BTE buys a train that it cannot run; an undo clears it."""
    client = shared_server.client()
    made = client.post("/api/lessons/trains", FORM)["game"]
    path = f"/api/games/{made['id']}"
    assert made["lesson"] == "trains"
    assert {one["id"]: one["lesson"] for one in client.get("/api/games", mine=True)["games"]}[
        made["id"]
    ] == "trains"
    position = client.get(f"{path}/view")["position"]
    wrong = next(one for one in position["choices"] if one["type"] == "BuyTrain" and one["face"] == "4")
    number = position["number"]
    bought = client.post(f"{path}/actions", {"seen": number, "action": wrong, "view": True})["view"]
    assert bought["lesson"]["entries"] == [] and bought["lesson"]["astray"] == [number + 1]
    undone = client.post(f"{path}/undo", {"seen": number + 1, "view": True})["view"]
    assert undone["lesson"]["astray"] == []


def test_lessons_are_listed_with_sections_and_texts(shared_server: Served) -> None:
    listed = shared_server.client().get("/api/lessons")["lessons"]
    assert [one["name"] for one in listed] == list(LESSONS)
    assert all(one["section"] in SECTIONS for one in listed)
    for language in languages():
        texts = catalogue(language, "lessons")
        for name in LESSONS:
            assert all(f"\nlesson-{name}{part} = " in texts for part in ("", "-task", "-why"))
    assert all(f"\nlesson-{name}-from = " in catalogue("en", "page-learn") for name in LESSONS)


def test_an_unknown_lesson_is_not_found(shared_server: Served) -> None:
    assert refused(shared_server.client().post, "/api/lessons/none", FORM).status == 404


def test_other_games_are_no_lessons(shared_server: Served) -> None:
    """Neither is a fork of a lesson: it continues where the learner likes."""
    client = shared_server.client()
    made = client.post("/api/lessons/track", FORM)
    fork = client.post(f"/api/games/{made['game']['id']}/fork", {"take": [0, 1]})
    assert client.get(f"/api/games/{fork['game']['id']}/view")["lesson"] is None
