import type { Game } from "../game/game.svelte";
import { myGames, title } from "../game/myGames.svelte";
import { notify } from "../browser/notify";
import { t } from "../words/words";

/** Show whose turn it is in the page title and the list of games; notify the user in a hidden tab. Call it in a component. */
export function alertOnTurn(game: Game): void {
  const due = $derived(game.present?.decision);
  const mine = $derived(game.mine && !game.follower.on);
  $effect(() => {
    if (!game.present) return;
    const player = due ? game.playerName(due.seat) : "";
    const ended = game.present.over ? "title-over" : game.table?.status === "abandoned" ? "title-abandoned" : null;
    title.text = ended ? t(ended) : mine ? t("title-mine") : t("title-other", { player });
  });
  $effect(() => {
    if (!game.planOf) myGames.here(game.id, mine);
  });
  let notified = false;
  $effect(() => {
    const waits = game.mine && !game.planOf;
    if (waits && !notified && game.connected && document.hidden) notify(t("title-mine"), due ? game.words.decision(due) : "");
    notified = waits;
  });
}
