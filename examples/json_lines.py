"""Write actions as lines of JSON and replay them: python examples/json_lines.py --file game.jsonl"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

import cz18

NAMES = ["Anna", "Bedřich"]


def main(arguments: Sequence[str] | None = None) -> cz18.Session:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--file", type=Path, default=Path("game.jsonl"))
    parser.add_argument("--actions", type=int, default=100)
    chosen = parser.parse_args(arguments)

    state, bot = cz18.new_game(NAMES, board="bohemia", seed=2), cz18.bot("apprentice")
    with chosen.file.open("w", encoding="utf-8") as file:
        for _ in range(chosen.actions):
            action = bot.play(state)
            file.write(json.dumps(cz18.action_to_json(action)) + "\n")
            state, _ = cz18.apply(state, action)

    game = cz18.Session(NAMES, board="bohemia", seed=2)
    for number, line in enumerate(chosen.file.read_text(encoding="utf-8").splitlines(), start=1):
        try:
            game.play(json.loads(line))
        except (cz18.Malformed, cz18.Refused) as fault:
            raise SystemExit(f"line {number}: {fault}") from fault
    assert game.state == state
    assert cz18.Session.from_json(game.to_json()) == game
    print(f"{chosen.file}: {len(game)} actions, the last one: {game.last}")
    return game


if __name__ == "__main__":
    main()
