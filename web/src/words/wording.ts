import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

/** Sentences for events, refusals and decisions, from the catalogues in src/cz18/messages.

    `cz18/interop/words/wording.py` does the same for the command line. Change both together; a test compares them.
    This module has no dependency on the page or on other modules. */

type Data = { [name: string]: unknown };
export interface RefusalMessage {
  section: string;
  code: string;
  data: Data;
}

const ACCENTS = new Map([..."acdeinorstuyzACDEINORSTUYZ"].map((letter, at) => [letter, [..."áčďéíňóřšťúýžÁČĎÉÍŇÓŘŠŤÚÝŽ"][at]!]));

/** Pseudo-language for tests: English with accents and longer words. */
export const PSEUDO = "en-XA";
const accented = (text: string): string =>
  [...text]
    .map((letter) => ACCENTS.get(letter) ?? letter)
    .join("")
    .replace(/[áéíóúý]/g, "$&$&");

/** Parse the messages of a language. */
export function bundleOf(language: string, catalogue: string): FluentBundle {
  const bundle = new FluentBundle([language, "en"], { useIsolating: false, transform: language === PSEUDO ? accented : undefined });
  bundle.addResource(new FluentResource(catalogue));
  return bundle;
}

/** A language and the players' names; `seats` lists the arguments that contain seats. */
export class Words {
  readonly bundle: FluentBundle;
  private readonly seats: ReadonlySet<string>;
  private readonly names: readonly string[];

  constructor(bundle: FluentBundle, seats: ReadonlySet<string>, names: readonly string[] = []) {
    this.bundle = bundle;
    this.seats = seats;
    this.names = names;
  }

  /** Return the sentence of an event. */
  event({ type, ...event }: { type: string; [field: string]: any }): string {
    const data: Data = event;
    if (type === "GameEnded")
      data.result = event.result.map((worth: number, seat: number) => this.say("result-of", { player: seat, worth }));
    if (type === "CityChosen") data.city = event.city + 1; // the page counts cities from 1
    if (type === "TrainsRan") {
      data.routes = event.routes.map((route: Data, at: number) => ({ ...route, income: event.incomes[at] }));
      delete data.incomes;
      if (event.proven === false) return this.say("event-TrainsRan-not-proved", data, type);
    }
    return this.say(`event-${type}`, data, type);
  }

  /** Return the sentence of a refusal with its rulebook section. */
  reason(refusal: RefusalMessage): string {
    return this.say("reason-with-section", { reason: this.refusal(refusal), section: refusal.section });
  }

  refusal({ section, code, data }: RefusalMessage): string {
    const special = `refusal-${code}-${section.replaceAll(".", "_")}`;
    const shown = code === "not_now" ? this.atTheMoment(data) : data;
    return this.say(this.bundle.hasMessage(special) ? special : `refusal-${code}`, shown);
  }

  /** Translate the action and the decision of a refusal; unknown ones stay unchanged. */
  private atTheMoment(data: Data): Data {
    const [action, due] = [`action-${data.action}`, `decision-${data.decision}`];
    const named = { ...data };
    if (this.bundle.hasMessage(action)) named.action = this.say(action);
    if (this.bundle.hasMessage(due)) named.decision = this.say(due, { player: data.player ?? null, company: data.company ?? null });
    return named;
  }

  /** Return who has to decide what. */
  decision({ kind, seat, company }: { kind: string; seat: number; company: string | null }): string {
    return this.say(`decision-${kind}`, { player: seat, company });
  }

  /** Return the text of a catalogue key with its arguments, which may be nested keys. */
  told({ key, data }: { key: string; data: Data }): string {
    return this.say(key, data);
  }

  /** Format a text of the catalogue; a missing one shows its key. */
  say(key: string, data: Data = {}, kind = ""): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(data)) {
      const isSeat = this.seats.has(name) || this.seats.has(`${kind}.${name}`);
      values[name] = key.startsWith("wrong-") && typeof value === "string" ? this.requoted(value) : this.word(value, isSeat);
      if (value === null || typeof value === "string" || Array.isArray(value) || isSeat) values[`${name}_count`] = count(value);
    }
    return this.begin(this.bundle.formatPattern(pattern, values, []));
  }

  /** Capitalize a sentence that begins with the bank; names stay unchanged (kk). */
  private begin(text: string): string {
    const bank = this.bundle.getMessage("the-bank");
    if (!bank?.value) return text;
    const word = this.bundle.formatPattern(bank.value);
    if (!text.startsWith(word) || text === word) return text;
    return this.bundle.formatPattern(bank.attributes["at-the-start"]!) + text.slice(word.length);
  }

  /** Replace the quotation marks of a quoted value by the language's. */
  private requoted(value: string): string {
    const found = /^(?:'([^'"]*)'|"([^'"]*)")$/.exec(value);
    return found ? this.say("quoted", { text: found[1] ?? found[2] }) : value;
  }

  private word(value: unknown, isSeat = false): FluentVariable {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (Array.isArray(value)) {
      const words = value.map((item) => this.written(this.word(item, isSeat)));
      return words.length ? words.join(this.say("list-separator")) : this.say("nothing");
    }
    if (isSeat && (value === null || typeof value === "number")) return this.player(value);
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
    if (value !== null && typeof value === "object") return this.thing(value as Data);
    return value === null || value === undefined ? this.say("nothing") : String(value);
  }

  private written(value: FluentVariable): string {
    return value instanceof FluentNumber ? String(value.value) : String(value);
  }

  /** Format a party, a route or a nested key; anything else as JSON. */
  private thing(thing: Data): string {
    const fields = Object.keys(thing);
    if (fields.length === 2 && "key" in thing && "data" in thing) return this.told(thing as { key: string; data: Data });
    if (fields.length === 2 && "kind" in thing && "name" in thing) {
      if (thing.kind === "player") return this.player(thing.name as number);
      return thing.kind === "company" ? String(thing.name) : this.say("the-bank");
    }
    if ("train" in thing && "hexes" in thing) {
      const data = { train: thing.train, hexes: (thing.hexes as string[]).join("–") };
      return (thing.income ?? null) === null
        ? this.say("one-route", data)
        : this.say("one-route-with-income", { ...data, income: thing.income });
    }
    return JSON.stringify(thing);
  }

  private player(seat: number | null): string {
    if (seat === null || seat < 0) return this.say("nobody");
    return this.names[seat] ?? this.say("player-number", { number: seat + 1 });
  }
}

/** Return the length of a list; for other values 1, or 0 if missing. */
function count(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return value === null || (typeof value === "number" && value < 0) ? 0 : 1;
}
