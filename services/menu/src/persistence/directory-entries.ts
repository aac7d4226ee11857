import type { Menu, RegistrationStatus, ReviewSummaryChangedV1 } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isOpenForGuests, listedRestaurantOf } from '../domain/directory/listed-restaurant';

interface OwnedMenu {
  readonly menu: Menu;
  /** A location that was removed. */
  readonly closed?: true;
  readonly businessId?: string;
}
interface MenuRow {
  readonly content: Menu;
  readonly business_id: string | null;
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
      await manager.query('DELETE FROM directory_entries WHERE business_id = $1', [businessId]);
      return;
    }
    const rows = (await manager.query(
      "SELECT content FROM menus WHERE business_id = $1 AND status = 'published' AND removed_at IS NULL",
      [businessId],
    )) as Pick<MenuRow, 'content'>[];
    for (const { content: menu } of rows) await put({ menu, businessId }, manager);
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
    const row = await lockMenu(shareId, manager);
    if (!row) return;
    if (row.business_id !== null)
      await manager.query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [row.business_id]);
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
      const [due] = (await manager.query('SELECT share_id FROM directory_due LIMIT 1 FOR UPDATE SKIP LOCKED')) as {
        share_id: string;
      }[];
      if (!due) return false;
      const row = await lockMenu(due.share_id, manager);
      if (row)
        await this.keep(
          { menu: row.content, ...(row.business_id !== null && { businessId: row.business_id }) },
          manager,
        );
      await manager.query('DELETE FROM directory_due WHERE share_id = $1', [due.share_id]);
      return true;
    });
  }
}

/** All that the directory knows of menus that are gone. */
export async function removeFromDirectory(shareIds: readonly string[], manager: EntityManager): Promise<void> {
  await remove(shareIds, manager);
  for (const table of ['review_summaries', 'directory_due'])
    await manager.query(`DELETE FROM ${table} WHERE share_id = ANY ($1)`, [shareIds]);
}

async function remove(shareIds: readonly string[], manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM directory_entries WHERE share_id = ANY ($1)', [shareIds]);
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

async function lockMenu(shareId: string, manager: EntityManager): Promise<MenuRow | undefined> {
  const [row] = (await manager.query('SELECT content, business_id FROM menus WHERE share_id = $1 FOR UPDATE', [
    shareId,
  ])) as MenuRow[];
  return row;
}

/** Asked for by a statement of its own, so that it sees what was committed while a lock was waited for. */
async function isOpenBusiness(id: string, manager: EntityManager): Promise<boolean> {
  const [row] = (await manager.query('SELECT status, closed_at IS NOT NULL AS closed FROM businesses WHERE id = $1', [
    id,
  ])) as { status: RegistrationStatus | null; closed: boolean }[];
  return isOpenForGuests(row);
}
