import { ARCHIVE } from '@chalkboard/contracts';
import { BlobStore } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { MenuImports, type ImportedDraft, type KeptPhoto, type MenuOfArchive } from '../domain/archive/menu-imports';
import { MenuError } from '../domain/menu/menu.errors';
import type { CleanPhoto } from '../domain/menu/photo';
import { BusinessEntity } from './business.entity';
import { ImportedMenuEntity } from './imported-menu.entity';
import { addPhoto, hashOfSizes } from './menu-photos';
import { TypeormMenuRepository } from './typeorm-menu.repository';

const DAY_MS = 86_400_000;

@Injectable()
export class PostgresMenuImports extends MenuImports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly menus: TypeormMenuRepository,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
  ) {
    super();
  }

  ofArchive(businessId: string, archive: string): Promise<ReadonlyMap<string, string>> {
    return known({ businessId, archive }, this.dataSource.manager);
  }

  async keepPhoto({ files, width, height }: CleanPhoto): Promise<KeptPhoto> {
    const stored: KeptPhoto['files'][number][] = [];
    try {
      for (const { bytes, ...file } of files)
        stored.push({ ...file, bytes: bytes.length, blob: await this.blobs.put(bytes) });
    } catch (error) {
      await this.remove(stored);
      throw error;
    }
    return { hash: hashOfSizes(files), width, height, files: stored };
  }

  discard(photos: readonly KeptPhoto[]): Promise<void> {
    return this.remove(photos.flatMap(({ files }) => files));
  }

  async add(
    from: Omit<MenuOfArchive, 'folder'>,
    drafts: readonly ImportedDraft[],
  ): Promise<ReadonlyMap<string, string>> {
    const unused: KeptPhoto[] = [];
    const all = await this.dataSource.transaction(async (manager) => {
      // The same archive twice at once makes one copy, and the limit of a day holds.
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`imports ${from.businessId}`]);
      await assertOpen(from.businessId, manager);
      const there = await known(from, manager);
      const wanted = drafts.filter(({ folder }) => !there.has(folder));
      unused.push(...drafts.filter(({ folder }) => there.has(folder)).flatMap(({ photos }) => photos));
      await this.assertRoom(from.businessId, wanted.length, manager);
      for (const draft of wanted) await this.addOne(from, draft, manager);
      return new Map([
        ...there,
        ...wanted.map(({ folder, stored }): [string, string] => [folder, stored.menu.shareId]),
      ]);
    });
    await this.discard(unused);
    return all;
  }

  private async addOne(
    from: Omit<MenuOfArchive, 'folder'>,
    { folder, stored, photos }: ImportedDraft,
    manager: EntityManager,
  ): Promise<void> {
    const { shareId } = stored.menu;
    await this.menus.add(manager, stored);
    for (const photo of photos) await addPhoto(shareId, photo, null, manager);
    await manager.insert(ImportedMenuEntity, { ...from, folder, shareId, importedAt: this.clock.now() });
  }

  /** @throws MenuError `menu.too_many_imports` */
  private async assertRoom(businessId: string, more: number, manager: EntityManager): Promise<void> {
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    const today = await manager.countBy(ImportedMenuEntity, { businessId, importedAt: MoreThan(since) });
    if (today + more > ARCHIVE.importsADay)
      throw new MenuError(
        'menu.too_many_imports',
        `A business can bring in ${ARCHIVE.importsADay} menus from archives within a day. Please go on tomorrow, or choose fewer menus.`,
      );
  }

  /** What cannot be removed now is found by the sweep. */
  private async remove(files: KeptPhoto['files']): Promise<void> {
    await Promise.allSettled(files.map(({ blob }) => this.blobs.remove(blob)));
  }
}

async function known(
  from: Omit<MenuOfArchive, 'folder'>,
  manager: EntityManager,
): Promise<ReadonlyMap<string, string>> {
  const rows = await manager.findBy(ImportedMenuEntity, { businessId: from.businessId, archive: from.archive });
  return new Map(rows.map(({ folder, shareId }) => [folder, shareId]));
}

/** @throws MenuError `menu.business_not_found` of one that is being closed, or gone */
async function assertOpen(businessId: string, manager: EntityManager): Promise<void> {
  const business = await manager.findOneBy(BusinessEntity, { id: businessId });
  if (business?.closedAt)
    throw new MenuError('menu.business_not_found', 'This business is being closed, and takes in no menus.');
}
