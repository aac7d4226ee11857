import type { Menu, ReviewSummaryChangedV1 } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { Any, DataSource, IsNull, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { isOpenForGuests, listedRestaurantOf } from '../domain/directory/listed-restaurant';
import { BusinessEntity } from './business.entity';
import { DirectoryDueEntity, DirectoryEntryEntity, ReviewSummaryEntity } from './directory.entities';
import { MenuEntity } from './menu.entity';

const DueMenu = z.object({ shareId: z.string() });

interface OwnedMenu {
  readonly menu: Menu;
  /** A location that was removed. */
  readonly closed?: true;
  readonly businessId?: string;
}

/**
 * Writes the directory in the transactions that change what it is made of: a menu (under its row lock), the state of
 * a business, what its reviews say. A lock of the business, shared by its menus, has each of them see what the other
 * has done: it is always taken after a menu's.
 */
@Injectable()
export class DirectoryEntries {
  constructor(private readonly dataSource: DataSource) {}

  /** A menu as it is from now on; its row is locked by the caller. */
  async keep(owned: OwnedMenu, manager: EntityManager): Promise<void> {
    const { menu, businessId, closed } = owned;
    if (businessId === undefined) return remove([menu.shareId], manager);
    // Also where the menu leaves the list: an approval at the same moment would write it from what it was before.
    await manager.query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [businessId]);
    if (closed || !listedRestaurantOf(menu)) return remove([menu.shareId], manager);
    if (await isOpenBusiness(businessId, manager)) await put(owned, manager);
    else await remove([menu.shareId], manager);
  }

  /** All menus of a business, after its state changed in this transaction. */
  async keepAllOf(businessId: string, manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [businessId]);
    if (!(await isOpenBusiness(businessId, manager))) {
      await manager.delete(DirectoryEntryEntity, { businessId });
      return;
    }
    const menus = await manager.find(MenuEntity, {
      select: { content: true },
      where: { businessId, status: 'published', removedAt: IsNull() },
    });
    for (const { content: menu } of menus) await put({ menu, businessId }, manager);
  }

  /**
   * What the published reviews of a menu say; older news than what is known changes nothing. @param version of the
   * summary
   */
  async keepSummary(
    { shareId, ratingTimes100, count }: Pick<ReviewSummaryChangedV1, 'shareId' | 'ratingTimes100' | 'count'>,
    version: number,
    manager: EntityManager,
  ): Promise<void> {
    const menu = await lockMenu(shareId, manager);
    if (!menu) return;
    if (menu.businessId !== null)
      await manager.query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [menu.businessId]);
    await manager.query(
      `INSERT INTO review_summaries (share_id, rating_times_100, review_count, version) VALUES ($1, $2, $3, $4)
       ON CONFLICT (share_id) DO UPDATE SET rating_times_100 = excluded.rating_times_100, review_count = excluded.review_count, version = excluded.version
         WHERE review_summaries.version < excluded.version`,
      [shareId, ratingTimes100, count, version],
    );
    await manager.query(
      `UPDATE directory_entries AS entry SET rating_times_100 = summary.rating_times_100, review_count = summary.review_count
       FROM review_summaries AS summary WHERE entry.share_id = $1 AND summary.share_id = $1`,
      [shareId],
    );
  }

  /** Works out the entry of one menu that waits for it. @returns false where none does */
  async keepNextDue(): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const [due] = rowsOf(
        DueMenu,
        await manager.query('SELECT share_id AS "shareId" FROM directory_due LIMIT 1 FOR UPDATE SKIP LOCKED'),
      );
      if (!due) return false;
      const menu = await lockMenu(due.shareId, manager);
      if (menu)
        await this.keep(
          { menu: menu.content, ...(menu.businessId !== null && { businessId: menu.businessId }) },
          manager,
        );
      await manager.delete(DirectoryDueEntity, { shareId: due.shareId });
      return true;
    });
  }
}

/** All that the directory knows of menus that are gone. */
export async function removeFromDirectory(shareIds: readonly string[], manager: EntityManager): Promise<void> {
  await remove(shareIds, manager);
  for (const entity of [ReviewSummaryEntity, DirectoryDueEntity])
    await manager.delete(entity, { shareId: Any(shareIds) });
}

async function remove(shareIds: readonly string[], manager: EntityManager): Promise<void> {
  await manager.delete(DirectoryEntryEntity, { shareId: Any(shareIds) });
}

/** An entry that is as before is not written again: most changes of a menu are none of the directory's. */
async function put({ menu, businessId }: OwnedMenu, manager: EntityManager): Promise<void> {
  const restaurant = listedRestaurantOf(menu);
  if (!restaurant) return remove([menu.shareId], manager);
  await manager.query(
    `INSERT INTO directory_entries (share_id, business_id, content, rating_times_100, review_count)
     SELECT $1, $2, $3::jsonb, coalesce(max(rating_times_100), 0), coalesce(max(review_count), 0) FROM review_summaries WHERE share_id = $1
     ON CONFLICT (share_id) DO UPDATE SET business_id = excluded.business_id, content = excluded.content
       WHERE (directory_entries.business_id, directory_entries.content) IS DISTINCT FROM (excluded.business_id, excluded.content)`,
    [menu.shareId, businessId, JSON.stringify(restaurant)],
  );
}

function lockMenu(shareId: string, manager: EntityManager): Promise<MenuEntity | null> {
  return manager.findOne(MenuEntity, {
    select: { content: true, businessId: true },
    where: { shareId },
    lock: { mode: 'pessimistic_write' },
  });
}

/** Asked for by a statement of its own, so that it sees what was committed while a lock was waited for. */
async function isOpenBusiness(id: string, manager: EntityManager): Promise<boolean> {
  const business = await manager.findOneBy(BusinessEntity, { id });
  return isOpenForGuests(business ? { status: business.status, closed: business.closedAt !== null } : undefined);
}
