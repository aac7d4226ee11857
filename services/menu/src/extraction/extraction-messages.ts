import type { ReadRequest } from '../domain/reading/menu-reader';
import type { PageFound } from '../domain/reading/page-found';
import type { ReadProgress } from '../domain/reading/read-progress';
import type { ReadingOutcome } from '../domain/reading/reading-outcome';
import type { UnreadableFileCode } from '../domain/reading/reading.errors';

/** What a worker is told: to read files, and that it is its turn again. */
export type WorkerOrder = ReadRequest | 'go';

/**
 * What a worker tells the pool of a `ReadRequest`: any number of `progress`, `found` and `turn` (it waits for `go`),
 * then one of the others.
 */
export type WorkerMessage =
  | { readonly type: 'progress'; readonly progress: ReadProgress }
  | { readonly type: 'found'; readonly found: PageFound }
  | { readonly type: 'turn' }
  | { readonly type: 'done'; readonly outcome: ReadingOutcome }
  | { readonly type: 'unreadable'; readonly code: UnreadableFileCode }
  | { readonly type: 'fault'; readonly message: string };
