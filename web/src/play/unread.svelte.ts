import type { Game } from "../game/game.svelte";
import { keepReadUpTo, readUpTo } from "../game/tableMemory";

/** Which chat messages the user has seen; `visible` returns whether the chat is on screen. Create it in a component. */
export class UnreadMessages {
  private read = $state(0);

  constructor(
    private readonly game: Game,
    private readonly visible: () => boolean,
  ) {
    this.read = readUpTo(game.id);
    $effect(() => {
      if (!visible()) return;
      this.read = game.chat.messages.at(-1)?.number ?? this.read;
      keepReadUpTo(game.id, this.read);
    });
  }

  get any(): boolean {
    const { chat, you } = this.game;
    return !this.visible() && chat.messages.some(({ number, seat }) => number > this.read && !you.seats.includes(seat ?? -1));
  }
}
