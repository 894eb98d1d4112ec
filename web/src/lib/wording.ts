import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

/** Sentences for events, refusals and decisions, from the catalogues in src/cz18/messages.

    The same is done by `cz18/interop/wording.py` for the command line: whoever changes one changes the other, and a test
    compares them. No page is needed here, and no other module. */

type Data = { [name: string]: unknown };
export interface Told {
  section: string;
  code: string;
  data: Data;
}

const ACCENTS = new Map([..."acdeinorstuyzACDEINORSTUYZ"].map((letter, at) => [letter, [..."áčďéíňóřšťúýžÁČĎÉÍŇÓŘŠŤÚÝŽ"][at]!]));

/** English with accents and longer words. */
export const PSEUDO = "en-XA";
const accented = (text: string): string =>
  [...text]
    .map((letter) => ACCENTS.get(letter) ?? letter)
    .join("")
    .replace(/[áéíóúý]/g, "$&$&");

/** The messages of a language, read. */
export function bundleOf(language: string, catalogue: string): FluentBundle {
  const bundle = new FluentBundle([language, "en"], { useIsolating: false, transform: language === PSEUDO ? accented : undefined });
  bundle.addResource(new FluentResource(catalogue));
  return bundle;
}

/** A language and the players' names; `seats` are the arguments that hold players' seats. */
export class Words {
  readonly bundle: FluentBundle;
  private readonly seats: ReadonlySet<string>;
  private readonly names: readonly string[];

  constructor(bundle: FluentBundle, seats: ReadonlySet<string>, names: readonly string[] = []) {
    this.bundle = bundle;
    this.seats = seats;
    this.names = names;
  }

  /** What happened. */
  event({ type, ...event }: { type: string; [field: string]: any }): string {
    const data: Data = event;
    if (type === "GameEnded")
      data.result = event.result.map((worth: number, seat: number) => this.say("result-of", { player: seat, worth }));
    if (type === "TrainsRan") {
      data.routes = event.routes.map((route: Data, at: number) => ({ ...route, income: event.incomes[at] }));
      delete data.incomes;
      if (event.proven === false) return this.say("event-TrainsRan-not-proved", data, type);
    }
    return this.say(`event-${type}`, data, type);
  }

  /** Why not, with the section of the rulebook. */
  reason(refusal: Told): string {
    return this.say("reason-with-section", { reason: this.refusal(refusal), section: refusal.section });
  }

  refusal({ section, code, data }: Told): string {
    const special = `refusal-${code}-${section.replaceAll(".", "_")}`;
    const told = code === "not_now" ? this.atTheMoment(data) : data;
    return this.say(this.bundle.hasMessage(special) ? special : `refusal-${code}`, told);
  }

  /** The action and the decision of a refusal by their words; what we have no words for stays as it is. */
  private atTheMoment(data: Data): Data {
    const [action, due] = [`action-${data.action}`, `decision-${data.decision}`];
    const told = { ...data };
    if (this.bundle.hasMessage(action)) told.action = this.say(action);
    if (this.bundle.hasMessage(due)) told.decision = this.say(due, { player: data.player ?? null, company: data.company ?? null });
    return told;
  }

  /** Who has to decide what. */
  decision({ kind, seat, company }: { kind: string; seat: number; company: string | null }): string {
    return this.say(`decision-${kind}`, { player: seat, company });
  }

  /** What is wrong with something from outside: a key of the catalogue with its arguments, some of them such again. */
  told({ key, data }: { key: string; data: Data }): string {
    return this.say(key, data);
  }

  /** A text of the catalogue, its arguments as words; a missing one shows its key, so that it is noticed. */
  say(key: string, data: Data = {}, kind = ""): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(data)) {
      const isSeat = this.seats.has(name) || this.seats.has(`${kind}.${name}`);
      values[name] = this.word(value, isSeat);
      if (value === null || typeof value === "string" || Array.isArray(value) || isSeat) values[`${name}_count`] = count(value);
    }
    return this.begin(this.bundle.formatPattern(pattern, values, []));
  }

  /** A sentence that begins with the bank begins with a capital; names stay as they are (kk). */
  private begin(text: string): string {
    const bank = this.bundle.getMessage("the-bank");
    if (!bank?.value) return text;
    const word = this.bundle.formatPattern(bank.value);
    if (!text.startsWith(word) || text === word) return text;
    return this.bundle.formatPattern(bank.attributes["at-the-start"]!) + text.slice(word.length);
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

  /** A party, a route, a sentence by its key; whatever else somebody sent as it is. */
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

/** How many there are of something that is a list, or may be missing. */
function count(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return value === null || (typeof value === "number" && value < 0) ? 0 : 1;
}
