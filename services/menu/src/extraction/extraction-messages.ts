import type { MenuFile } from '../adapters/reading/read-files';
import type { MenuReading } from '../domain/reading/menu-reading';
import type { ReadProgress } from '../domain/reading/read-progress';
import type { UnreadableFileCode } from '../domain/reading/reading.errors';

/** What the pool tells a worker. */
export interface ReadRequest {
  readonly files: readonly MenuFile[];
}

/** What a worker tells the pool: any number of `progress`, then one of the others. */
export type WorkerMessage =
  | { readonly type: 'progress'; readonly progress: ReadProgress }
  | { readonly type: 'done'; readonly reading: MenuReading }
  | { readonly type: 'unreadable'; readonly code: UnreadableFileCode }
  | { readonly type: 'fault'; readonly message: string };
