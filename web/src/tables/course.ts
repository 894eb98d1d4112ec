import type { Course, View } from "../net/types";
import { roundName, t } from "../words/words";
import type { Curve } from "./Curves.svelte";

/** Curves of everybody's worth. */
export const worthCurves = (course: Course, view: View): Curve[] =>
  course.worth.map((values, seat) => ({ name: view.players[seat]?.name ?? "", values, ink: seat }));

/** The name of a round as it fits an axis. */
export const shortRound = (round: string): string => (round === "pre-stock" ? t("track-pre") : roundName(round));
