import * as api from "./api";
import { heard } from "./entries";
import type { Message } from "./types";

/** What is said at a table, and who is there. */
export class Talk {
  messages = $state.raw<Message[]>([]);
  presence = $state.raw<{ seats: number[]; spectators: number }>({ seats: [], spectators: 0 });

  constructor(private readonly id: string) {}

  async say(text: string): Promise<void> {
    const { message } = await api.say(this.id, text, api.newKey());
    this.hear(message);
  }

  hear(...messages: Message[]): void {
    this.messages = heard(this.messages, messages);
  }

  /** All of it from the server: something may have been missed, or deleted. */
  async read(): Promise<void> {
    this.hear(...(await api.chat(this.id)));
  }
}
