import type { MenuPhoto, PhotoFormat } from '@chalkboard/contracts';
import { BlobStore, rowsOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Any, DataSource, IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { menuNotFound } from '../domain/menu/menu.errors';
import type { CleanPhoto, PhotoFile } from '../domain/menu/photo';
import { PhotoStore } from '../domain/menu/photo-store';
import { addPhoto, hashOfSizes } from './menu-photos';
import { MenuEntity } from './menu.entity';
import { PhotoEntity, PhotoFileEntity } from './photo.entities';

const StoredBlob = z.object({ blob: z.string() });

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
    const photo = { hash: hashOfSizes(files), width, height };
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
    const menu = await manager.findOne(MenuEntity, {
      select: { shareId: true },
      where: { shareId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!menu) throw menuNotFound();
    // It may have been about to be deleted.
    await manager.update(PhotoEntity, { shareId, hash, unusedSince: Not(IsNull()) }, { unusedSince: this.clock.now() });
    if (await manager.existsBy(PhotoEntity, { shareId, hash })) return false;

    const sizes = files.map((file) => ({ ...file, bytes: file.bytes.length }));
    await addPhoto(shareId, { hash, width, height, files: sizes }, this.clock.now(), manager);
    return true;
  }

  async find(hash: string, width: number, format: PhotoFormat): Promise<Buffer | undefined> {
    const file = await this.dataSource.manager.findOneBy(PhotoFileEntity, { hash, width, format });
    return file ? this.blobs.get(file.blob) : undefined;
  }

  async deleteUnused(before: Date): Promise<number> {
    const { blobs, count } = await this.dataSource.transaction(async (manager) => {
      const gone = await manager.find(PhotoEntity, {
        where: { unusedSince: LessThan(before) },
        lock: { mode: 'pessimistic_write' },
      });
      const which = [gone.map(({ shareId }) => shareId), gone.map(({ hash }) => hash)];
      const files = rowsOf(
        StoredBlob,
        await manager.query(
          'SELECT blob FROM photo_files JOIN unnest($1::text[], $2::text[]) AS gone (share_id, hash) USING (share_id, hash)',
          which,
        ),
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
    const files = await this.dataSource.manager.findBy(PhotoFileEntity, { blob: Any(blobs) });
    return new Set(files.map(({ blob }) => blob));
  }
}
