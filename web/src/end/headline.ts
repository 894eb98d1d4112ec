import type { Game } from "../game/game.svelte";
import { listed, t } from "../words/words";

/** The headline of a finished game: who has won. */
export function headline(game: Game): string {
  const winners = (game.view?.ranking ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const [mine, ...more] = game.you.seats;
  if (winners.length === 1 && winners[0] === mine && !more.length) return t("end-you-win");
  return t("end-wins", { players: listed(winners.map((seat) => game.playerName(seat))), count: winners.length });
}
