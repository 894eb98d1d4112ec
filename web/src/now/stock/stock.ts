import type { View } from "../../net/types";

/** Return the companies with a price in operating order, then those that have not floated. */
export function onChart(view: View): string[] {
  const others = Object.keys(view.companies).filter((id) => view.companies[id]!.price !== undefined && !view.operating_order.includes(id));
  return [...view.operating_order, ...others];
}
