import type { MenuPhoto } from '@chalkboard/contracts';
import type { EntityManager } from 'typeorm';

/** The photographs that are kept for a menu, shown or not. */
export function photosOf(shareId: string, manager: EntityManager): Promise<MenuPhoto[]> {
  return manager.query<MenuPhoto[]>('SELECT hash, width, height FROM photos WHERE share_id = $1', [shareId]);
}

/** Records which photographs a menu shows from now on; in the transaction that changes it. @param shown their hashes */
export async function recordShown(
  shareId: string,
  shown: readonly string[],
  now: Date,
  manager: EntityManager,
): Promise<void> {
  await manager.query(
    'UPDATE photos SET unused_since = NULL WHERE share_id = $1 AND unused_since IS NOT NULL AND hash = ANY ($2)',
    [shareId, shown],
  );
  await manager.query(
    'UPDATE photos SET unused_since = $3 WHERE share_id = $1 AND unused_since IS NULL AND NOT hash = ANY ($2)',
    [shareId, shown, now],
  );
}
