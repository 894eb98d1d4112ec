import { lessons, startLesson } from "../net/api";
import { begin, opponents } from "../game/start";
import { settings } from "../ui/settings.svelte";
import { t } from "../words/words";
import type { Made } from "../net/api";

let listed: ReturnType<typeof lessons> | undefined;

/** Return the lessons in their order; requested once. */
export function allLessons(): ReturnType<typeof lessons> {
  if (!listed) {
    listed = lessons();
    listed.catch(() => (listed = undefined));
  }
  return listed;
}

/** Start a lesson, or start it again, and open its game. */
export function start(name: string): Promise<Made> {
  const learner = settings.name.trim() || t("you");
  return begin({ title: t(`lesson-${name}`) }, ({ title, key }) =>
    startLesson(name, { title, key, learner, opponent: opponents(1, [learner])[0]! }),
  );
}
