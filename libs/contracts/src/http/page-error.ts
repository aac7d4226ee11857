import { z } from 'zod';
import { RemoteVersion } from '../host/remote-build';
import { REMOTES } from '../routes';

/** What a page tells the edge, once, of a remote that failed in it: `POST /api/page-errors`. */
export const PageError = z.object({
  remote: z.enum(REMOTES),
  version: RemoteVersion,
  /**
   * `load`: its files did not come, or are none of a remote; `draw`: it threw while it drew; `script`: it threw later.
   */
  kind: z.enum(['load', 'draw', 'script']),
});
export type PageError = z.infer<typeof PageError>;

export const PAGE_ERRORS_PATH = '/api/page-errors';
