import { Injectable } from '@nestjs/common';
import { MenuExtractedV1, MenuPublishedV1, MenuUpdatedV1 } from '@chalkboard/contracts';
import { Outbox } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { snapshotOf, type StoredMenu } from '../domain/menu/menu';
import { menuNotFound } from '../domain/menu/menu.errors';
import { MenuRepository } from '../domain/menu/menu.repository';
import { MenuEntity } from './menu.entity';

const EVENTS = { extracted: MenuExtractedV1, updated: MenuUpdatedV1, published: MenuPublishedV1 };

@Injectable()
export class TypeormMenuRepository extends MenuRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {
    super();
  }

  async find(shareId: string): Promise<StoredMenu | undefined> {
    const row = await this.dataSource.manager.findOneBy(MenuEntity, { shareId });
    return row ? toStored(row) : undefined;
  }

  async versionOf(shareId: string): Promise<number | undefined> {
    const row = await this.dataSource.manager.findOne(MenuEntity, { select: { version: true }, where: { shareId } });
    return row?.version;
  }

  async findWithReading(shareId: string): Promise<StoredMenu | undefined> {
    const row = await withReading(this.dataSource.manager, shareId).getOne();
    return row ? toStored(row) : undefined;
  }

  change(shareId: string, told: 'updated' | 'published', change: (stored: StoredMenu) => StoredMenu): Promise<StoredMenu> {
    return this.dataSource.transaction(async (manager) => {
      const row = await withReading(manager, shareId).setLock('pessimistic_write').getOne();
      if (!row) throw menuNotFound();
      const before = toStored(row);
      const changed = change(before);
      if (changed === before) return before;
      await manager.update(MenuEntity, { shareId }, this.columns(changed));
      await this.tell(manager, changed, told);
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
    await manager.insert(MenuEntity, { ...this.columns(stored), shareId: stored.menu.shareId, reading: stored.reading, createdAt: this.clock.now() });
    await this.tell(manager, stored, 'extracted');
  }

  private columns({ menu, editRightHashes }: StoredMenu) {
    return { version: menu.version, status: menu.status, content: menu, editRightHashes: [...editRightHashes], updatedAt: this.clock.now() };
  }

  private async tell(manager: EntityManager, stored: StoredMenu, what: keyof typeof EVENTS): Promise<void> {
    const { shareId, version } = stored.menu;
    await this.outbox.append(manager, { definition: EVENTS[what], aggregateId: shareId, aggregateVersion: version, data: snapshotOf(stored) });
  }
}

function withReading(manager: EntityManager, shareId: string): SelectQueryBuilder<MenuEntity> {
  return manager.createQueryBuilder(MenuEntity, 'menu').addSelect('menu.reading').where({ shareId });
}

function toStored(row: MenuEntity): StoredMenu {
  return { menu: row.content, editRightHashes: row.editRightHashes, ...(row.reading && { reading: row.reading }) };
}
