import { z } from 'zod';

/**
 * Request-reply to ordering: the tables of a menu and where the code of each leads, to be printed. Menu has checked the
 * right to ask. `path`: of this site, with the secret in its fragment.
 */
export const TableLinksRpcV1 = {
  subject: 'ordering.rpc.table-links.v1',
  request: z.object({ shareId: z.string() }),
  reply: z.object({ tables: z.array(z.object({ name: z.string(), path: z.string() })) }),
} as const;
