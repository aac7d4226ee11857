import { isDeepStrictEqual } from 'node:util';
import { MenuExtractedV1, MenuPublishedV1, MenuUpdatedV1 } from '@chalkboard/contracts';
import { Outbox } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { correctionsOf } from '../domain/menu/corrections';
import { isFirstPublished, snapshotOf } from '../domain/menu/menu';
import { menuNotFound, menuWithdrawn } from '../domain/menu/menu.errors';
import { MenuRepository, type MenuOfBusiness } from '../domain/menu/menu.repository';
import { shownPhotos } from '../domain/menu/photo';
import type { StoredMenu } from '../domain/menu/stored-menu';
import { BusinessEntity } from './business.entity';
import { DailyConversionStatistics } from './conversion-statistics';
import { DirectoryEntries } from './directory-entries';
import { photosOf, recordShown } from './menu-photos';
import { MenuEntity } from './menu.entity';

const EVENTS = { extracted: MenuExtractedV1, updated: MenuUpdatedV1, published: MenuPublishedV1 };

@Injectable()
export class TypeormMenuRepository extends MenuRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly statistics: DailyConversionStatistics,
    private readonly directory: DirectoryEntries,
  ) {
    super();
  }

  async find(shareId: string): Promise<StoredMenu | undefined> {
    return shown(await selected(this.dataSource.manager, shareId).getOne());
  }

  async versionOf(shareId: string): Promise<number | undefined> {
    const row = await this.dataSource.manager.findOne(MenuEntity, { select: { version: true }, where: { shareId } });
    return row?.version;
  }

  async findWithReading(shareId: string): Promise<StoredMenu | undefined> {
    return shown(await withReading(this.dataSource.manager, shareId).getOne());
  }

  async findAnyhow(shareId: string): Promise<(StoredMenu & { readonly withdrawn: boolean }) | undefined> {
    const row = await selected(this.dataSource.manager, shareId).getOne();
    return row ? { ...toStored(row), withdrawn: isWithdrawn(row) } : undefined;
  }

  async findByEditLink(secretHash: string): Promise<string | undefined> {
    const [row] = (await this.dataSource.query('SELECT share_id FROM menus WHERE edit_links @> $1::jsonb LIMIT 1', [
      JSON.stringify([{ secretHash }]),
    ])) as { share_id: string }[];
    return row?.share_id;
  }

  async ofBusiness(businessId: string): Promise<MenuOfBusiness[]> {
    const rows = await this.dataSource.manager.find(MenuEntity, {
      where: { businessId },
      order: { updatedAt: 'DESC', shareId: 'ASC' },
    });
    return rows.map((row) => ({ stored: toStored(row), updatedAt: row.updatedAt }));
  }

  change(
    shareId: string,
    event: 'updated' | 'published',
    change: (stored: StoredMenu) => StoredMenu,
  ): Promise<StoredMenu> {
    return this.dataSource.transaction(async (manager) => {
      const before = shown(
        await withReading(manager, shareId).setLock('pessimistic_write', undefined, ['menu']).getOne(),
      );
      if (!before) throw menuNotFound();
      const current = { ...before, photos: await photosOf(shareId, manager) };
      const changed = change(current);
      if (changed === current) return before;
      await manager.update(MenuEntity, { shareId }, this.columns(changed));
      if (changed.menu.version !== before.menu.version) await this.publish(manager, changed, event);
      await this.directory.keep(changed, manager);
      const photos = shownPhotos(changed.menu);
      if (!isDeepStrictEqual(photos, shownPhotos(before.menu)))
        await recordShown(shareId, photos, this.clock.now(), manager);
      if (isFirstPublished(before, changed))
        await this.statistics.published(
          before.reading && correctionsOf(before.reading.categories, changed.menu.categories),
          manager,
        );
      return changed;
    });
  }

  async addOnce(stored: StoredMenu): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (await manager.existsBy(MenuEntity, { shareId: stored.menu.shareId })) return;
      await this.add(manager, stored);
    });
  }

  /** Stores a new menu and MenuExtracted, in the caller's transaction. */
  async add(manager: EntityManager, stored: StoredMenu): Promise<void> {
    await manager.insert(MenuEntity, {
      ...this.columns(stored),
      shareId: stored.menu.shareId,
      reading: stored.reading,
      createdAt: this.clock.now(),
    });
    await this.publish(manager, stored, 'extracted');
    await this.directory.keep(stored, manager);
  }

  private columns({ menu, editRightHashes, editLinks = [], businessId, locationId, contentVersion }: StoredMenu) {
    return {
      version: menu.version,
      status: menu.status,
      content: menu,
      editRightHashes: [...editRightHashes],
      editLinks: [...editLinks],
      businessId: businessId ?? null,
      locationId: locationId ?? null,
      contentVersion: contentVersion ?? null,
      updatedAt: this.clock.now(),
    };
  }

  private async publish(manager: EntityManager, stored: StoredMenu, what: keyof typeof EVENTS): Promise<void> {
    const { shareId, version } = stored.menu;
    await this.outbox.append(manager, {
      definition: EVENTS[what],
      aggregateId: shareId,
      aggregateVersion: version,
      data: snapshotOf(stored),
    });
  }
}

function selected(manager: EntityManager, shareId: string): SelectQueryBuilder<MenuEntity> {
  return manager
    .createQueryBuilder(MenuEntity, 'menu')
    .leftJoinAndMapOne('menu.business', BusinessEntity, 'business', 'business.id = menu.businessId')
    .where('menu.shareId = :shareId', { shareId });
}

function withReading(manager: EntityManager, shareId: string): SelectQueryBuilder<MenuEntity> {
  return selected(manager, shareId).addSelect('menu.reading');
}

function isWithdrawn({ business }: MenuEntity): boolean {
  return business?.closedAt != null;
}

/** @throws MenuError `menu.withdrawn` */
function shown(row: MenuEntity | null): StoredMenu | undefined {
  if (!row) return undefined;
  if (isWithdrawn(row)) throw menuWithdrawn();
  return toStored(row);
}

function toStored({
  content,
  editRightHashes,
  editLinks,
  businessId,
  locationId,
  contentVersion,
  reading,
}: MenuEntity): StoredMenu {
  return {
    menu: content,
    editRightHashes,
    ...(editLinks.length > 0 && { editLinks }),
    ...(businessId && { businessId }),
    ...(locationId && { locationId }),
    ...(contentVersion !== null && { contentVersion }),
    ...(reading && { reading }),
  };
}
