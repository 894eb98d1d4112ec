import type { Action, Reason } from "../net/types";
import { kindOf } from "../words/moves";
import { has, money, t } from "../words/words";

/** These are counts; all others are money. */
const COUNTS = ["cut", "missing to float", "nodes", "rounds", "runs", "to float"];
/** These look ahead; the others are prices and amounts of the present position. */
const ESTIMATES = [
  "advantage",
  "expected",
  "gain",
  "gain elsewhere",
  "income ahead",
  "income change",
  "income left",
  "loss",
  "next best",
  "plan",
  "relief",
  "their gain",
  "value",
  "with later tiles",
  "with next tile",
];
/** These interest a programmer, not a player who asks for advice. */
const EFFORT = ["cut", "nodes"];

/** Whether the amounts of these reasons are estimates. */
export const areEstimates = (reasons: Reason[]): boolean => reasons.some(({ what }) => ESTIMATES.includes(what));

/** Return a bot's reasons for a move, a sentence for each. `advice`: they are about the reader's own move. */
export function sentences(reasons: Reason[], move: Action, advice: boolean): string[] {
  const shown = advice ? reasons.filter(({ what }) => !EFFORT.includes(what)) : reasons;
  return shown.length ? shown.map((reason) => sentence(reason, move, advice)) : [withoutFigures(move)];
}

function sentence({ what, value }: Reason, move: Action, advice: boolean): string {
  const name = what.replaceAll(" ", "_");
  const keys = [`reason-${kindOf(move)}-${name}`, ...(advice ? [`advice-because-${name}`] : []), `because-${name}`];
  const key = keys.find(has);
  return key ? t(key, { value: COUNTS.includes(what) ? value : money(value) }) : `${what} ${value}.`;
}

/** A bot gives no figures if there was nothing to compare. */
const withoutFigures = ({ type }: Action): string => t(has(`reason-${type}`) ? `reason-${type}` : "reason-other");
