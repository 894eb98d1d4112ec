import type { ApiError } from "../net/api";
import { whyNot } from "../words/words";

/** A request on behalf of the user: whether it is running, and why the last one failed. */
export class Task {
  busy = $state(false);
  problem = $state("");

  constructor(private readonly explain: (fault: ApiError) => string = (fault) => whyNot(fault)) {}

  async run(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await work();
    } catch (fault) {
      this.problem = this.explain(fault as ApiError);
    } finally {
      this.busy = false;
    }
  }

  /** The same unless a request is running already. */
  async runOnce(work: () => Promise<unknown>): Promise<void> {
    if (!this.busy) await this.run(work);
  }
}
