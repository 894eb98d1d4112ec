import * as api from "../net/api";
import { mergeMessages } from "./entries";
import type { Message } from "../net/types";

/** Chat messages and presence of a table. */
export class Chat {
  messages = $state.raw<Message[]>([]);
  presence = $state.raw<{ seats: number[]; spectators: number }>({ seats: [], spectators: 0 });

  constructor(private readonly id: string) {}

  async say(text: string): Promise<void> {
    const { message } = await api.say(this.id, text, api.newKey());
    this.receive(message);
  }

  receive(...messages: Message[]): void {
    this.messages = mergeMessages(this.messages, messages);
  }

  /** Reload all messages, because some may have been missed or deleted. */
  async read(): Promise<void> {
    this.receive(...(await api.chat(this.id)));
  }
}
