import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { removeFromDirectory } from './directory-entries';

/** What went with a business. */
export interface Erased {
  readonly shareIds: readonly string[];
  /** Names in the blob store, to be removed there after the commit. */
  readonly blobs: readonly string[];
  /** How many records of each kind. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Removes all that is kept of a business that is gone, and says in the log how much that was. */
@Injectable()
export class BusinessErasure {
  /**
   * In the caller's transaction. Files whose rows are gone are orphans, so a crash before their removal leaves them to
   * the sweep.
   */
  async erase(businessId: string, erasedAt: string, manager: EntityManager): Promise<Erased> {
    await manager.query(
      `INSERT INTO businesses (id, closed_at, erased_at) VALUES ($1, $2, $2)
       ON CONFLICT (id) DO UPDATE SET plan = NULL, status = NULL, closed_at = excluded.closed_at, erased_at = excluded.erased_at`,
      [businessId, erasedAt],
    );
    const shareIds = await texts(
      manager,
      'SELECT share_id AS text FROM menus WHERE business_id = $1 ORDER BY share_id FOR UPDATE',
      [businessId],
    );
    const jobs = await texts(
      manager,
      `SELECT id AS text FROM extraction_jobs WHERE share_id = ANY ($1) OR updates = ANY ($1) OR fields->'belongsTo'->>'businessId' = $2 ORDER BY id FOR UPDATE`,
      [shareIds, businessId],
    );
    const blobs = await texts(
      manager,
      'SELECT blob AS text FROM uploads WHERE job_id = ANY ($1) AND deleted_at IS NULL UNION ALL SELECT blob FROM page_pictures WHERE job_id = ANY ($1) AND deleted_at IS NULL UNION ALL SELECT blob FROM photo_files WHERE share_id = ANY ($2)',
      [jobs, shareIds],
    );
    const gone: readonly [string, string, unknown][] = [
      ['page_pictures', 'DELETE FROM page_pictures WHERE job_id = ANY ($1)', jobs],
      ['uploads', 'DELETE FROM uploads WHERE job_id = ANY ($1)', jobs],
      ['conversions', 'DELETE FROM conversions WHERE business_id = $1', businessId],
      ['readings', 'DELETE FROM extraction_jobs WHERE id = ANY ($1)', jobs],
      ['photos', 'DELETE FROM photos WHERE share_id = ANY ($1)', shareIds],
      ['allergen_charts', 'DELETE FROM allergen_charts WHERE share_id = ANY ($1)', shareIds],
      ['menus', 'DELETE FROM menus WHERE share_id = ANY ($1)', shareIds],
    ];
    await removeFromDirectory(shareIds, manager);
    const counts: Record<string, number> = {};
    for (const [what, statement, of] of gone) {
      const [, count] = (await manager.query(statement, [of])) as [unknown, number];
      counts[what] = count;
      await manager.query('INSERT INTO erasures (business_id, what, count, at) VALUES ($1, $2, $3, $4)', [
        businessId,
        what,
        count,
        erasedAt,
      ]);
    }
    return { shareIds, blobs, counts };
  }
}

async function texts(manager: EntityManager, query: string, parameters: unknown[]): Promise<string[]> {
  return ((await manager.query(query, parameters)) as { text: string }[]).map(({ text }) => text);
}
