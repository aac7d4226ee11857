import { createHash } from 'node:crypto';
import { PHOTO, type MenuPhoto, type PhotoFormat } from '@chalkboard/contracts';
import { BlobStore } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MenuError, menuNotFound } from '../domain/menu/menu.errors';
import type { CleanPhoto, PhotoFile } from '../domain/menu/photo';
import { PhotoStore } from '../domain/menu/photo-store';

interface StoredFile extends PhotoFile {
  /** Name in the blob store. */
  readonly blob: string;
}

@Injectable()
export class PostgresPhotoStore extends PhotoStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
  ) {
    super();
  }

  async keep(shareId: string, { files, width, height }: CleanPhoto): Promise<MenuPhoto> {
    const photo = { hash: hashOf(files), width, height };
    const stored: StoredFile[] = [];
    let kept = false;
    try {
      for (const file of files) stored.push({ ...file, blob: await this.blobs.put(file.bytes) });
      kept = await this.dataSource.transaction((manager) => this.record(shareId, photo, stored, manager));
    } finally {
      // What cannot be removed now is found by the sweep.
      if (!kept) await Promise.allSettled(stored.map(({ blob }) => this.blobs.remove(blob)));
    }
    return photo;
  }

  /** Under the menu's row lock, so that the limits hold. @returns false when the menu has it already */
  private async record(
    shareId: string,
    { hash, width, height }: MenuPhoto,
    files: readonly StoredFile[],
    manager: EntityManager,
  ): Promise<boolean> {
    const [menu] = await manager.query<object[]>('SELECT 1 FROM menus WHERE share_id = $1 FOR UPDATE', [shareId]);
    if (!menu) throw menuNotFound();
    // It may have been about to be deleted.
    const [, known] = (await manager.query(
      'UPDATE photos SET unused_since = $3 WHERE share_id = $1 AND hash = $2 AND unused_since IS NOT NULL',
      [shareId, hash, this.clock.now()],
    )) as [unknown, number];
    if (
      known > 0 ||
      (await manager.query<object[]>('SELECT 1 FROM photos WHERE share_id = $1 AND hash = $2', [shareId, hash]))
        .length > 0
    )
      return false;

    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    const [used] = await manager.query<{ count: number; bytes: number }[]>(
      'SELECT count(*)::int AS count, coalesce(sum(bytes), 0)::int AS bytes FROM photos WHERE share_id = $1',
      [shareId],
    );
    if (!used || used.count >= PHOTO.perMenu || used.bytes + bytes > PHOTO.bytesPerMenu) {
      throw new MenuError(
        'menu.too_many_photos',
        'This menu has as many photos as it can have. Please remove some; their room is free again after a day.',
      );
    }
    await manager.query(
      'INSERT INTO photos (share_id, hash, width, height, bytes, unused_since) VALUES ($1, $2, $3, $4, $5, $6)',
      [shareId, hash, width, height, bytes, this.clock.now()],
    );
    for (const file of files) {
      await manager.query('INSERT INTO photo_files (share_id, hash, width, format, blob) VALUES ($1, $2, $3, $4, $5)', [
        shareId,
        hash,
        file.width,
        file.format,
        file.blob,
      ]);
    }
    return true;
  }

  async find(hash: string, width: number, format: PhotoFormat): Promise<Buffer | undefined> {
    const [file] = await this.dataSource.query<{ blob: string }[]>(
      'SELECT blob FROM photo_files WHERE hash = $1 AND width = $2 AND format = $3 LIMIT 1',
      [hash, width, format],
    );
    return file && this.blobs.get(file.blob);
  }

  async deleteUnused(before: Date): Promise<number> {
    const { blobs, count } = await this.dataSource.transaction(async (manager) => {
      const gone = await manager.query<{ share_id: string; hash: string }[]>(
        'SELECT share_id, hash FROM photos WHERE unused_since < $1 FOR UPDATE',
        [before],
      );
      const which = [gone.map(({ share_id }) => share_id), gone.map(({ hash }) => hash)];
      const files = await manager.query<{ blob: string }[]>(
        'SELECT blob FROM photo_files JOIN unnest($1::text[], $2::text[]) AS gone (share_id, hash) USING (share_id, hash)',
        which,
      );
      await manager.query(
        'DELETE FROM photos USING unnest($1::text[], $2::text[]) AS gone (share_id, hash) WHERE photos.share_id = gone.share_id AND photos.hash = gone.hash',
        which,
      );
      return { blobs: files.map(({ blob }) => blob), count: gone.length };
    });
    for (const blob of blobs) await this.blobs.remove(blob);
    return count;
  }

  async known(blobs: readonly string[]): Promise<Set<string>> {
    const rows = await this.dataSource.query<{ blob: string }[]>('SELECT blob FROM photo_files WHERE blob = ANY ($1)', [
      [...blobs],
    ]);
    return new Set(rows.map(({ blob }) => blob));
  }
}

/** Of all sizes together: an encoder that makes other bytes of the same pixels makes another address too. */
function hashOf(files: readonly PhotoFile[]): string {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(createHash('sha256').update(bytes).digest());
  return hash.digest('hex');
}
