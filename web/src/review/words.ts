import { money, t } from "../words/words";

/** An amount with its sign. */
export const signed = (amount: number): string => `${amount > 0 ? "+" : amount < 0 ? "−" : ""}${money(Math.abs(amount))}`;

/** A cause of a change: which company or what, and the amount. */
export const cause = ({ kind, company, amount }: { kind: string; company: string; amount: number }): string =>
  t("review-cause", { kind, company, amount: signed(amount) });
