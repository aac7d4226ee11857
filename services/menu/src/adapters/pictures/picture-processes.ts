import type { Serializable } from 'node:child_process';
import pLimit from 'p-limit';
import type { z } from 'zod';
import { MenuError } from '../../domain/menu/menu.errors';
import { forkConfined } from '../../extraction/confinement';
import { watchResidentMb } from '../../extraction/resident-memory';
import { pictureMessageOf, type PictureMessage } from './picture-messages';
import { UnusablePictureError } from './unusable-picture';

const AT_ONCE = 2;
/** More than so many that wait are refused. */
const WAITING = 20;
const HEAP_MB = 128;

interface Bounds {
  readonly timeMs: number;
  readonly memoryMb: number;
}

/**
 * Opens each picture in a short-lived process beside the service, within bounds; one that goes beyond them is ended.
 */
export class PictureProcesses<Order extends Serializable, Made> {
  private readonly turns = pLimit(AT_ONCE);

  /**
   * @param workerFile a bundled worker, which answers by `answerOnce`
   * @param made what it makes
   */
  constructor(
    private readonly workerFile: string,
    private readonly bounds: Bounds,
    private readonly made: z.ZodType<Made>,
  ) {}

  /** @throws UnusablePictureError, MenuError `menu.busy` */
  async make(order: Order): Promise<Made> {
    if (this.turns.pendingCount >= WAITING)
      throw new MenuError('menu.busy', 'Many pictures are being opened right now. Please try again in a moment.');
    return this.turns(() => this.inWorker(order));
  }

  private inWorker(order: Order): Promise<Made> {
    return new Promise((resolve, reject) => {
      const child = forkConfined(this.workerFile, {
        heapMb: HEAP_MB,
        // It opens strangers' files: it gets none of the service's secrets.
        env: { MALLOC_ARENA_MAX: '2' },
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        reach: { read: [], write: [] },
      });
      let outcome: PictureMessage<Made> = { type: 'unusable', fault: 'too-complex' };
      const end = (): void => void child.kill('SIGKILL');
      const timer = setTimeout(end, this.bounds.timeMs);
      const unwatch = child.pid === undefined ? undefined : watchResidentMb(child.pid, this.bounds.memoryMb, end);
      const settle = (): void => {
        clearTimeout(timer);
        unwatch?.();
        if (outcome.type === 'made') resolve(outcome.made);
        else reject(new UnusablePictureError(outcome.fault));
      };
      child.on('message', (message) => {
        outcome = pictureMessageOf(message, this.made);
      });
      // Without a process there is no 'close'.
      child.on('error', (error) => (child.pid === undefined ? (clearTimeout(timer), reject(error)) : end()));
      child.on('close', settle);
      child.send(order, (error) => error && end());
    });
  }
}
