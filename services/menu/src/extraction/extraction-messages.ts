import type { PageFound } from '../domain/reading/page-found';
import type { ReadProgress } from '../domain/reading/read-progress';
import type { ReadingOutcome } from '../domain/reading/reading-outcome';
import type { UnreadableFileCode } from '../domain/reading/reading.errors';

/** What a worker tells the pool of a `ReadRequest`: any number of `progress` and `found`, then one of the others. */
export type WorkerMessage =
  | { readonly type: 'progress'; readonly progress: ReadProgress }
  | { readonly type: 'found'; readonly found: PageFound }
  | { readonly type: 'done'; readonly outcome: ReadingOutcome }
  | { readonly type: 'unreadable'; readonly code: UnreadableFileCode }
  | { readonly type: 'fault'; readonly message: string };
