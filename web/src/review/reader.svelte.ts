import * as api from "../net/api";
import type { ApiError } from "../net/api";
import type { ReviewAnswer } from "../net/contract";

const AGAIN = 2000;

/** The review of a game: how far it is, and the review when it is done. */
export class ReviewReader {
  found = $state.raw<ReviewAnswer | null>(null);
  problem = $state.raw<ApiError | null>(null);
  private timer = 0;
  private closed = false;

  constructor(private readonly game: string) {}

  read = (): Promise<void> => this.take(() => api.review(this.game));
  start = (): Promise<void> => this.take(() => api.startReview(this.game));
  cancel = (): Promise<void> => this.take(() => api.cancelReview(this.game));

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** Take the answer; while the review is not done, ask again. */
  private async take(request: () => Promise<ReviewAnswer>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.found = await request();
      this.problem = null;
    } catch (problem) {
      this.problem = problem as ApiError;
    }
    const status = this.found?.status;
    if (!this.closed && (status === "waiting" || status === "running")) this.timer = window.setTimeout(() => void this.read(), AGAIN);
  }
}
