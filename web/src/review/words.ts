import type { Game } from "../game/game.svelte";
import type { PlanOutcome } from "../net/contract";
import { capital, money, t } from "../words/words";

/** An amount with its sign. */
export const signed = (amount: number): string => `${amount > 0 ? "+" : amount < 0 ? "−" : ""}${money(Math.abs(amount))}`;

/** A cause of a change: which company or what, and the amount. */
export const cause = ({ kind, company, amount }: { kind: string; company: string; amount: number }): string =>
  t("review-cause", { kind, company, amount: signed(amount) });

/** The outcome of a plan, line by line. */
export function outcomeLines(game: Game, { incomes, best, worth, forced, added, loans }: PlanOutcome): string[] {
  return [
    ...incomes.map(({ company, income, paid }) => t("plan-income", { company, income: money(income), paid: paid ? "yes" : "no" })),
    ...best
      .filter(({ before, after }) => before !== after)
      .map(({ company, before, after }) => t("plan-best", { company, before: money(before), after: money(after) })),
    ...worth
      .filter(({ before, after }) => before !== after)
      .map(({ seat, before, after }) =>
        t("plan-worth", { player: game.playerName(seat), after: money(after), change: signed(after - before) }),
      ),
    ...forced.map(({ company, price, treasury }) => t("plan-forced", { company, price: money(price), treasury: money(treasury) })),
    ...added.map(({ company, amount }) => t("plan-added", { company, amount: money(amount) })),
    ...loans.map(({ seat, amount }) => t("plan-loan", { player: game.playerName(seat), amount: money(amount) })),
  ].map(capital);
}
