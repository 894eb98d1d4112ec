import { course } from "../net/api";
import type { Course } from "../net/types";

/** The course of a game, requested again when the game has moved on. */
export class CourseReader {
  found = $state.raw<Course | null>(null);
  private of = -1;

  constructor(private readonly id: string) {}

  /** Request the course up to this position. Without a response the previous one stays. */
  async read(position: number): Promise<void> {
    if (position === this.of) return;
    this.of = position;
    const answer = await course(this.id).catch(() => null);
    if (position === this.of && answer) this.found = answer;
  }
}
