import type { MenuPhoto } from '@chalkboard/contracts';
import { Any, IsNull, Not, type EntityManager } from 'typeorm';
import { PhotoEntity } from './photo.entities';

/** The photographs that are kept for a menu, shown or not. */
export async function photosOf(shareId: string, manager: EntityManager): Promise<MenuPhoto[]> {
  const photos = await manager.findBy(PhotoEntity, { shareId });
  return photos.map(({ hash, width, height }) => ({ hash, width, height }));
}

/** Records which photographs a menu shows from now on; in the transaction that changes it. @param shown their hashes */
export async function recordShown(
  shareId: string,
  shown: readonly string[],
  now: Date,
  manager: EntityManager,
): Promise<void> {
  await manager.update(PhotoEntity, { shareId, unusedSince: Not(IsNull()), hash: Any(shown) }, { unusedSince: null });
  await manager.update(PhotoEntity, { shareId, unusedSince: IsNull(), hash: Not(Any(shown)) }, { unusedSince: now });
}
