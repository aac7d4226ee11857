import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const WORKER = path.resolve(__dirname, '../../services/menu/dist/extraction-worker.js');

/**
 * A reading process that reads for real, and gives what it says slowly: spread evenly over some seconds from when it has
 * read all, and not while it is held.
 */
export class SlowedReading {
  private readonly folder: string;

  /** @param seconds from the first to the last of what it says */
  constructor(seconds: number) {
    const parent = process.env.TEST_TMP_DIR;
    if (!parent) throw new Error('run it by the project "e2e": TEST_TMP_DIR is not set');
    this.folder = mkdtempSync(path.join(parent, 'slowed-'));
    writeFileSync(
      path.join(this.folder, 'worker.js'),
      `const { existsSync } = require('node:fs');
      const { setTimeout: sleep } = require('node:timers/promises');
      const send = process.send.bind(process);
      const said = [];
      process.send = (message) => {
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
    return { EXTRACTION_WORKER_FILE: path.join(this.folder, 'worker.js'), EXTRACTION_WORKERS: '1' };
  }

  /** It says no more until it is let go. */
  hold(): void {
    writeFileSync(this.holding, '');
  }

  letGo(): void {
    rmSync(this.holding, { force: true });
  }

  private get holding(): string {
    return path.join(this.folder, 'hold');
  }
}
