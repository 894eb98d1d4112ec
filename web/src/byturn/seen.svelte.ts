import { onMount } from "svelte";
import type { Game } from "../game/game.svelte";
import { myGames } from "../game/myGames.svelte";
import { keepMine } from "../net/api";

/** Store the last entry that was on screen when the table is left or hidden, for the marks in the list of games. Call it in a component. */
export function rememberSeen(game: Game): void {
  let seen = 0;
  let stored = 0;
  const look = (): void => {
    if (!document.hidden) seen = Math.max(seen, game.present?.number ?? 0);
  };
  $effect(look);
  const store = (): void => {
    if (seen <= stored || !game.you.seats.length || game.planOf || game.lesson) return;
    stored = seen;
    myGames.saw(game.id, seen);
    void keepMine(game.id, { seen }).catch(() => {});
  };
  onMount(() => {
    const changed = (): void => (document.hidden ? store() : look());
    document.addEventListener("visibilitychange", changed);
    window.addEventListener("pagehide", store);
    return () => {
      document.removeEventListener("visibilitychange", changed);
      window.removeEventListener("pagehide", store);
      store();
    };
  });
}
