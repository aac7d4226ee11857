import { isDeepStrictEqual } from 'node:util';
import { MenuExtractedV1, MenuPublishedV1, MenuUpdatedV1 } from '@chalkboard/contracts';
import { LiveHints, Outbox, rowsOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';
import { changesLocations, following, isLocation, type Location } from '../domain/locations/followed-menu';
import { isOffered, withLocationsMark } from '../domain/locations/location';
import { correctionsOf } from '../domain/menu/corrections';
import { isFirstPublished, publishable, snapshotOf } from '../domain/menu/menu';
import { locationClosed, locationNotFound, menuNotFound, menuWithdrawn } from '../domain/menu/menu.errors';
import { MenuRepository, type MenuOfBusiness } from '../domain/menu/menu.repository';
import { shownPhotos } from '../domain/menu/photo';
import type { StoredMenu } from '../domain/menu/stored-menu';
import { BusinessEntity } from './business.entity';
import { DailyConversionStatistics } from './conversion-statistics';
import { DirectoryEntries } from './directory-entries';
import { photosOf, recordShown } from './menu-photos';
import { MenuEntity } from './menu.entity';

const LinkedMenu = z.object({ shareId: z.string() });

const EVENTS = { extracted: MenuExtractedV1, updated: MenuUpdatedV1, published: MenuPublishedV1 };

@Injectable()
export class TypeormMenuRepository extends MenuRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly statistics: DailyConversionStatistics,
    private readonly directory: DirectoryEntries,
    private readonly hints: LiveHints,
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
    const [menu] = rowsOf(
      LinkedMenu,
      await this.dataSource.query('SELECT share_id AS "shareId" FROM menus WHERE edit_links @> $1::jsonb LIMIT 1', [
        JSON.stringify([{ secretHash }]),
      ]),
    );
    return menu?.shareId;
  }

  async ofBusiness(businessId: string): Promise<MenuOfBusiness[]> {
    const rows = await this.dataSource.manager.find(MenuEntity, {
      where: { businessId, removedAt: IsNull() },
      order: { updatedAt: 'DESC', shareId: 'ASC' },
    });
    return rows.map((row) => ({ stored: toStored(row), updatedAt: row.updatedAt }));
  }

  async locationsOf(main: string): Promise<Location[]> {
    return locations(await ofMain(this.dataSource.manager, main).getMany());
  }

  async change(
    shareId: string,
    event: 'updated' | 'published',
    change: (stored: StoredMenu) => StoredMenu,
  ): Promise<StoredMenu> {
    const { result, others } = await this.dataSource.transaction(async (manager) => {
      // A location that is published may be the first that guests can choose: its main menu tells so, and is locked
      // first, as everywhere.
      const main = event === 'published' ? await lockedMainOf(shareId, manager) : undefined;
      const before = shown(await locked(shareId, manager).getOne());
      if (!before) throw menuNotFound();
      const current = { ...before, photos: await photosOf(shareId, manager) };
      const changed = change(current);
      if (changed === current) return { result: before, others: [] };
      await this.save(before, changed, event, manager);
      const others = [
        ...(changesLocations(before.menu, changed.menu) ? await this.follow(changed, manager) : []),
        ...(main ? await this.mark(main, manager) : []),
      ];
      for (const stored of [changed, ...others]) await this.directory.keep(stored, manager);
      return { result: changed, others };
    });
    this.hint(others);
    return result;
  }

  async addLocation(
    main: string,
    make: (main: StoredMenu, others: readonly Location[]) => Location,
  ): Promise<Location> {
    return this.dataSource.transaction(async (manager) => {
      const followed = shown(await locked(main, manager).getOne());
      if (!followed) throw menuNotFound();
      const location = publishable(make(followed, locations(await ofMain(manager, main).getMany())));
      await this.add(manager, location);
      return location;
    });
  }

  async changeLocation(
    shareId: string,
    change: (location: Location, main: StoredMenu, others: readonly Location[]) => Location,
  ): Promise<Location> {
    const { result, others } = await this.dataSource.transaction(async (manager) => {
      const main = await lockedMainOf(shareId, manager);
      if (!main) throw locationNotFound();
      const row = await locked(shareId, manager).getOne();
      const before = row && toStored(row);
      if (!before || !isLocation(before)) throw locationNotFound();
      const siblings = locations(await ofMain(manager, main.menu.shareId).getMany());
      const changed = change(
        before,
        main,
        siblings.filter(({ menu }) => menu.shareId !== shareId),
      );
      if (changed === before) return { result: before, others: [] };
      await this.save(before, publishable(changed), 'updated', manager);
      const marked = await this.mark(main, manager);
      for (const stored of [changed, ...marked]) await this.directory.keep(stored, manager);
      return { result: changed, others: marked };
    });
    this.hint(others);
    return result;
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

  /** The locations of a menu as they are with it; those that were removed catch up when they are put back. */
  private async follow({ menu }: StoredMenu, manager: EntityManager): Promise<StoredMenu[]> {
    const rows = await ofMain(manager, menu.shareId)
      .andWhere('menu.removedAt IS NULL')
      .setLock('pessimistic_write', undefined, ['menu'])
      .getMany();
    const changed: StoredMenu[] = [];
    for (const location of locations(rows)) {
      const followed = following(location, menu);
      if (followed === location) continue;
      await this.save(location, publishable(followed), 'updated', manager);
      changed.push(followed);
    }
    return changed;
  }

  /** The main menu, told whether guests can choose between restaurants, where that has changed. */
  private async mark(main: StoredMenu, manager: EntityManager): Promise<StoredMenu[]> {
    const all = locations(await ofMain(manager, main.menu.shareId).getMany());
    const marked = withLocationsMark(main, all.some(isOffered));
    if (marked === main) return [];
    await this.save(main, marked, 'updated', manager);
    return [marked];
  }

  /** Writes a changed menu and its event; the directory comes after all locks. */
  private async save(
    before: StoredMenu,
    changed: StoredMenu,
    event: 'updated' | 'published',
    manager: EntityManager,
  ): Promise<void> {
    const { shareId } = before.menu;
    await manager.update(MenuEntity, { shareId }, this.columns(changed));
    if (changed.menu.version !== before.menu.version) await this.publish(manager, changed, event);
    const photos = shownPhotos(changed.menu);
    if (!isDeepStrictEqual(photos, shownPhotos(before.menu)))
      await recordShown(shareId, photos, this.clock.now(), manager);
    if (isFirstPublished(before, changed))
      await this.statistics.published(
        before.reading && correctionsOf(before.reading.categories, changed.menu.categories),
        manager,
      );
  }

  /** Whoever shows a menu that changed with another one reads it anew. */
  private hint(others: readonly StoredMenu[]): void {
    for (const { menu } of others) this.hints.send('menu', menu.shareId);
  }

  private columns({
    menu,
    editRightHashes,
    editLinks = [],
    businessId,
    locationId,
    follows,
    closed,
    contentVersion,
  }: StoredMenu) {
    return {
      version: menu.version,
      status: menu.status,
      content: menu,
      editRightHashes: [...editRightHashes],
      editLinks: [...editLinks],
      businessId: businessId ?? null,
      locationId: locationId ?? null,
      followsShareId: follows?.main ?? null,
      ownPrices: follows ? [...follows.prices] : null,
      removedAt: closed ? this.clock.now() : null,
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

/** All that follow a menu, without their readings. */
function ofMain(manager: EntityManager, main: string): SelectQueryBuilder<MenuEntity> {
  return manager
    .createQueryBuilder(MenuEntity, 'menu')
    .where('menu.followsShareId = :main', { main })
    .orderBy('menu.createdAt')
    .addOrderBy('menu.shareId');
}

function locked(shareId: string, manager: EntityManager): SelectQueryBuilder<MenuEntity> {
  return withReading(manager, shareId).setLock('pessimistic_write', undefined, ['menu']);
}

/**
 * The main menu of a location, locked: before the location itself, or two changes could wait for each other. Undefined
 * where the menu follows none, which never changes.
 *
 * @throws MenuError `menu.withdrawn`
 */
async function lockedMainOf(shareId: string, manager: EntityManager): Promise<StoredMenu | undefined> {
  const row = await manager.findOne(MenuEntity, { select: { followsShareId: true }, where: { shareId } });
  return row?.followsShareId ? shown(await locked(row.followsShareId, manager).getOne()) : undefined;
}

function locations(rows: readonly MenuEntity[]): Location[] {
  return rows.map(toStored).filter(isLocation);
}

function isWithdrawn({ business, removedAt }: MenuEntity): boolean {
  return business?.closedAt != null || removedAt !== null;
}

/** @throws MenuError `menu.withdrawn` */
function shown(row: MenuEntity | null): StoredMenu | undefined {
  if (!row) return undefined;
  if (row.business?.closedAt != null) throw menuWithdrawn();
  if (row.removedAt !== null) throw locationClosed(row.followsShareId!);
  return toStored(row);
}

function toStored({
  content,
  editRightHashes,
  editLinks,
  businessId,
  locationId,
  followsShareId,
  ownPrices,
  removedAt,
  contentVersion,
  reading,
}: MenuEntity): StoredMenu {
  return {
    menu: content,
    editRightHashes,
    ...(editLinks.length > 0 && { editLinks }),
    ...(businessId && { businessId }),
    ...(locationId && { locationId }),
    ...(followsShareId && { follows: { main: followsShareId, prices: ownPrices ?? [] } }),
    ...(removedAt !== null && { closed: true as const }),
    ...(contentVersion !== null && { contentVersion }),
    ...(reading && { reading }),
  };
}
