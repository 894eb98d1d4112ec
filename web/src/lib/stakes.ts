import type { Action, Preview, View } from "./types";

/** What a choice puts at stake: reasons to ask once before it is made. The server's preview says what would change. */
export type Stake = "loan" | "own_money" | "directorship" | "offer" | "hands_over";

const ALWAYS: Partial<Record<Action["type"], Stake>> = {
  OfferAcquisition: "offer",
  OfferForTrain: "offer",
  OfferForLocalRailway: "offer",
  AcceptOffer: "hands_over",
  SellLocalRailway: "hands_over",
};
const SOMETIMES: readonly Action["type"][] = ["BuyTrain", "SellShares"];

/** Can anything be at stake? Then it is worth a look at what the choice would bring. */
export function isWeighed(action: Action): boolean {
  return action.type in ALWAYS || SOMETIMES.includes(action.type);
}

/** What is at stake for whoever decides, the gravest first. What goes from one hand into the other is not. */
export function stakesOf(view: View, action: Action, look: Preview | null): Stake[] {
  const seat = view.decision?.seat;
  const { debt = [], cash = [], director = [] } = look?.outcome ?? {};
  const found: Stake[] = [];
  if (debt.some((one) => one.after > one.before)) found.push("loan");
  if (action.type === "BuyTrain" && cash.some((one) => one.after < one.before)) found.push("own_money");
  if (action.type === "SellShares" && director.some((one) => one.before === seat && one.after !== seat)) found.push("directorship");
  const always = ALWAYS[action.type];
  if (always && !(isTrade(action) && ownerOf(view, action) === seat)) found.push(always);
  return found;
}

const isTrade = (action: Action): boolean => action.type === "OfferForTrain" || action.type === "OfferForLocalRailway";

/** Whose train or local railway is asked for. */
function ownerOf(view: View, action: Action): unknown {
  if (action.type === "OfferForTrain") return view.companies[action.seller!]?.director;
  return view.local_railways[action.local_railway!]?.player ?? view.more.papers?.station_railway?.player;
}

/** Is this an offer that takes place without being answered? */
export function isAtOnce(action: Action, look: Preview): boolean {
  return action.type.startsWith("Offer") && !look.refusal && !look.accepted;
}
