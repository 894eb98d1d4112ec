import type { Facts, View } from "../lib/types";

/** The papers of Moravia-Silesia that somebody holds, as the position has them. */
export interface Paper {
  kind: string;
  player: number;
  company: string | null;
}

export function papersOf(facts: Facts, view: View): Paper[] {
  const held = (view.more.papers ?? {}) as Record<string, { player: number; company: number }>;
  return Object.entries(held).map(([kind, { player, company }]) => ({
    kind,
    player,
    company: facts.companies.find((one) => one.index === company)?.id ?? null,
  }));
}
