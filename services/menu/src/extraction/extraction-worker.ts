import { setFlagsFromString } from 'node:v8';
import { readFiles } from '../adapters/reading/read-files';
import { Recognisers } from '../adapters/reading/recognisers';
import { allowOnlyMenuPictures } from '../adapters/reading/source-picture';
import type { ReadRequest } from '../domain/reading/menu-reader';
import { UnreadableFileError } from '../domain/reading/reading.errors';
import type { WorkerMessage, WorkerOrder } from './extraction-messages';

/**
 * How much (bytes of bytecode) a function runs before V8 optimises it; its own measure is a fifth of that. A page of
 * text is read in less time than it takes to optimise all that reads it, and the optimiser takes the core that the
 * page's picture needs.
 */
const RUN_BEFORE_OPTIMISED = 600_000;
setFlagsFromString(`--interrupt-budget=${RUN_BEFORE_OPTIMISED}`);

// A process of its own, started by the pool: what a strange file does to it stays here. The recognisers are kept
// between jobs.
allowOnlyMenuPictures();
// The worker has no environment; what it needs of the configuration comes as an argument.
const recognisers = new Recognisers(process.argv[2]);

function tell(message: WorkerMessage): void {
  if (process.connected) process.send?.(message);
}

async function handle(request: ReadRequest): Promise<void> {
  try {
    const outcome = await readFiles(request, recognisers, {
      onProgress: (progress) => tell({ type: 'progress', progress }),
      onFound: (found) => tell({ type: 'found', found }),
      onTurn,
    });
    tell({ type: 'done', outcome });
  } catch (error) {
    if (error instanceof UnreadableFileError) tell({ type: 'unreadable', code: error.code });
    else tell({ type: 'fault', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

let go: () => void = () => undefined;

/** Between two pages others may have theirs. */
function onTurn(): Promise<void> {
  return new Promise((resolve) => {
    go = resolve;
    tell({ type: 'turn' });
  });
}

process.on('message', (order: WorkerOrder) => {
  if (order === 'go') go();
  else void handle(order);
});
// Without its parent a worker has nobody to work for. An ordinary exit would wait for the recognition that runs.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
