import { z } from 'zod';
import { MenuSnapshot } from '../events/menu/menu-snapshot';

/**
 * Request-reply to menu: the newest snapshot of a menu, for a projection that is missing or older than what the caller
 * saw. `null`: no such menu.
 */
export const MenuSnapshotRpcV1 = {
  subject: 'menu.rpc.snapshot.v1',
  request: z.object({ shareId: z.string() }),
  reply: z.object({ snapshot: MenuSnapshot.nullable() }),
} as const;
