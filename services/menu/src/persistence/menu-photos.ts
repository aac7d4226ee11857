import { createHash } from 'node:crypto';
import { PHOTO, type MenuPhoto, type PhotoFormat } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Any, IsNull, Not, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { MenuError } from '../domain/menu/menu.errors';
import { PhotoEntity, PhotoFileEntity } from './photo.entities';

const PhotoTotals = z.object({ count: z.int(), bytes: z.int() });

/** A photograph with its files as they lie in the blob store. */
interface StoredPhoto extends MenuPhoto {
  readonly files: readonly {
    readonly width: number;
    readonly format: PhotoFormat;
    readonly bytes: number;
    /** Name in the blob store. */
    readonly blob: string;
  }[];
}

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

/**
 * Adds a photograph to a menu that does not have it, in a transaction that holds the menu.
 *
 * @param unusedSince null: the menu shows it
 * @throws MenuError `menu.too_many_photos`
 */
export async function addPhoto(
  shareId: string,
  { hash, width, height, files }: StoredPhoto,
  unusedSince: Date | null,
  manager: EntityManager,
): Promise<void> {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const [used] = rowsOf(
    PhotoTotals,
    await manager.query(
      'SELECT count(*)::int AS count, coalesce(sum(bytes), 0)::int AS bytes FROM photos WHERE share_id = $1',
      [shareId],
    ),
  );
  if (!used || used.count >= PHOTO.perMenu || used.bytes + bytes > PHOTO.bytesPerMenu) {
    throw new MenuError(
      'menu.too_many_photos',
      'This menu has as many photos as it can have. Please remove some; their room is free again after a day.',
    );
  }
  await manager.insert(PhotoEntity, { shareId, hash, width, height, bytes, unusedSince });
  await manager.insert(
    PhotoFileEntity,
    files.map((file) => ({ shareId, hash, width: file.width, format: file.format, blob: file.blob })),
  );
}

/** Of all sizes together: an encoder that makes other bytes of the same pixels makes another address too. */
export function hashOfSizes(files: readonly { readonly bytes: Buffer }[]): string {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(createHash('sha256').update(bytes).digest());
  return hash.digest('hex');
}
