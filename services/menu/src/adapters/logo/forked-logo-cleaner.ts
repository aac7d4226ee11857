import { fork } from 'node:child_process';
import pLimit from 'p-limit';
import { unusableLogo, type CleanLogo } from '../../domain/menu/logo';
import { LogoCleaner } from '../../domain/menu/logo-cleaner';
import { MenuError } from '../../domain/menu/menu.errors';
import { watchResidentMb } from '../../extraction/resident-memory';
import type { LogoMessage } from './logo-messages';

const AT_ONCE = 2;
/** More than so many that wait are refused. */
const WAITING = 20;
const TIME_MS = 20_000;
const MEMORY_MB = 500;
const HEAP_MB = 128;

/** Opens each picture in a short-lived process beside the service, within bounds; one that goes beyond them is ended. */
export class ForkedLogoCleaner extends LogoCleaner {
  private readonly turns = pLimit(AT_ONCE);

  /** @param workerFile the bundled worker, `logo-worker.js` */
  constructor(private readonly workerFile: string) {
    super();
  }

  async clean(bytes: Buffer): Promise<CleanLogo> {
    if (this.turns.pendingCount >= WAITING) throw new MenuError('menu.busy', 'Many pictures are being opened right now. Please try again in a moment.');
    return this.turns(() => this.inWorker(bytes));
  }

  private inWorker(bytes: Buffer): Promise<CleanLogo> {
    return new Promise((resolve, reject) => {
      const child = fork(this.workerFile, {
        execArgv: [`--max-old-space-size=${HEAP_MB}`],
        // It opens strangers' files: it gets none of the service's secrets.
        env: { MALLOC_ARENA_MAX: '2' },
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      let outcome: LogoMessage = { type: 'unusable', fault: 'too-complex' };
      const end = (): void => void child.kill('SIGKILL');
      const timer = setTimeout(end, TIME_MS);
      const unwatch = child.pid === undefined ? undefined : watchResidentMb(child.pid, MEMORY_MB, end);
      const settle = (): void => {
        clearTimeout(timer);
        unwatch?.();
        if (outcome.type === 'clean') resolve({ ...outcome.logo, bytes: Buffer.from(outcome.logo.bytes) });
        else reject(unusableLogo(outcome.fault));
      };
      child.on('message', (message) => {
        outcome = message as LogoMessage;
      });
      // Without a process there is no 'close'.
      child.on('error', (error) => (child.pid === undefined ? (clearTimeout(timer), reject(error)) : end()));
      child.on('close', settle);
      child.send(bytes, (error) => error && end());
    });
  }
}
