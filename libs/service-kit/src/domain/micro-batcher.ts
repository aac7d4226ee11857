import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

interface Pending<In, Out> {
  readonly item: In;
  /** Where it was added: what is logged and traced of a batch belongs to its first piece. */
  readonly origin: AsyncResource;
  done(out: Out): void;
  failed(error: unknown): void;
}

export interface MicroBatcherOptions {
  /**
   * Whether a fault may be that of one piece: whose it was is found out by doing each alone, and only that one fails.
   * Left out: each of them fails.
   */
  readonly mayBeOfOne?: (error: unknown) => boolean;
  /** How long (milliseconds) a batch waits for others before it begins, where what comes of it is not urgent. */
  readonly lingerMs?: number;
}

/**
 * Does pieces of work together: what is added while a batch is under way is in the next one. Alone, a piece waits for
 * nothing but `lingerMs`; under load one journey to a database or another service serves many.
 */
export class MicroBatcher<In, Out> {
  private waiting: Pending<In, Out>[] = [];
  private isRunning = false;

  /**
   * @param run does a batch and gives what came of each piece, in the same order; where it throws, each of them fails
   * with that
   * @param max pieces of a batch
   */
  constructor(
    private readonly run: (items: readonly In[]) => Promise<readonly Out[]>,
    private readonly max: number,
    private readonly options: MicroBatcherOptions = {},
  ) {}

  /** @returns what came of this piece */
  add(item: In): Promise<Out> {
    return new Promise((done, failed) => {
      this.waiting.push({ item, origin: new AsyncResource('MicroBatcher'), done, failed });
      if (!this.isRunning) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.isRunning = true;
    while (this.waiting.length > 0) {
      if (this.options.lingerMs && this.waiting.length < this.max) await sleep(this.options.lingerMs);
      await this.settle(this.waiting.splice(0, this.max));
    }
    this.isRunning = false;
  }

  private async settle(batch: readonly Pending<In, Out>[]): Promise<void> {
    try {
      const items = batch.map(({ item }) => item);
      const outs = await (batch[0]?.origin.runInAsyncScope(() => this.run(items)) ?? []);
      if (outs.length !== batch.length) throw new Error(`a batch of ${batch.length} gave ${outs.length} results`);
      batch.forEach(({ done }, index) => done(outs[index] as Out));
    } catch (error) {
      if (batch.length > 1 && this.options.mayBeOfOne?.(error)) for (const each of batch) await this.settle([each]);
      else for (const { failed } of batch) failed(error);
    }
  }
}
