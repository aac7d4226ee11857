import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const WORKER = path.resolve(__dirname, '../../services/menu/dist/extraction-worker.js');

/**
 * A reading process that reads for real, and gives what it says slowly: spread evenly over some seconds from when it
 * has read all, and not while it is held.
 */
export class SlowedReading {
  /** Beside the real one: a reading process may read no other folder of programs. */
  private readonly worker = path.join(path.dirname(WORKER), `slowed-${randomUUID()}.js`);

  /** @param seconds from the first to the last of what it says */
  constructor(seconds: number) {
    writeFileSync(
      this.worker,
      `const { existsSync } = require('node:fs');
      const { setTimeout: sleep } = require('node:timers/promises');
      const send = process.send.bind(process);
      const said = [];
      process.send = (message) => {
        // Whether it may go on is asked before each page, and told nobody.
        if (message.type === 'turn') return send(message);
        said.push(message);
        if (message.type !== 'progress' && message.type !== 'found') void tell(said.splice(0));
      };
      async function tell(messages) {
        for (const message of messages) {
          send(message);
          await sleep(${seconds * 1000} / messages.length);
          while (existsSync(${JSON.stringify(this.holding)})) await sleep(20);
        }
      }
      require(${JSON.stringify(WORKER)});`,
    );
  }

  /** Variables for the system that reads by it. */
  get env(): Readonly<Record<string, string>> {
    return { EXTRACTION_WORKER_FILE: this.worker, EXTRACTION_WORKERS: '1' };
  }

  /** It says no more until it is let go. */
  hold(): void {
    writeFileSync(this.holding, '');
  }

  letGo(): void {
    rmSync(this.holding, { force: true });
  }

  /** Leaves nothing behind. */
  remove(): void {
    this.letGo();
    rmSync(this.worker, { force: true });
  }

  private get holding(): string {
    return `${this.worker}.hold`;
  }
}
