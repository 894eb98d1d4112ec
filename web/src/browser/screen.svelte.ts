/** Reactive media queries. */
class Query {
  is = $state(false);

  constructor(query: string) {
    const found = window.matchMedia(query);
    this.is = found.matches;
    found.addEventListener("change", () => (this.is = found.matches));
  }
}

/** Whether the device has touch instead of hover; then a tap previews a choice and a second one confirms it. */
export const coarse = new Query("(hover: none)");

/** Whether there is room for two columns and all bars; a phone held sideways is wide enough, but too low. */
export const wide = new Query("(min-width: 901px) and (min-height: 481px)");

/** Whether the map is beside the panel on a small screen: a phone held sideways, or an enlarged page. */
export const sideways = new Query(
  "(min-width: 560px) and (max-width: 900px) and (max-height: 560px), (min-width: 560px) and (max-height: 480px)",
);
