import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { Any, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { AllergenChartEntity } from './allergen-chart.entity';
import { BusinessEntity } from './business.entity';
import { ConversionEntity } from './conversion.entity';
import { removeFromDirectory } from './directory-entries';
import { ErasureEntity } from './erasure.entity';
import { ExtractionJobEntity } from './extraction-job.entity';
import { ImportedMenuEntity } from './imported-menu.entity';
import { VisitHourEntity, VisitMonthEntity } from './menu-visits.entities';
import { MenuEntity } from './menu.entity';
import { PagePictureEntity } from './page-picture.entity';
import { PhotoEntity } from './photo.entities';
import { UploadEntity } from './upload.entity';

const JobOfBusiness = z.object({ id: z.string() });
const StoredBlob = z.object({ blob: z.string() });

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
    const at = new Date(erasedAt);
    await manager.upsert(BusinessEntity, { id: businessId, plan: null, status: null, closedAt: at, erasedAt: at }, [
      'id',
    ]);
    const menus = await manager.find(MenuEntity, {
      select: { shareId: true },
      where: { businessId },
      order: { shareId: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const shareIds = menus.map(({ shareId }) => shareId);
    const jobs = rowsOf(
      JobOfBusiness,
      await manager.query(
        `SELECT id FROM extraction_jobs WHERE share_id = ANY ($1) OR updates = ANY ($1) OR fields->'belongsTo'->>'businessId' = $2 ORDER BY id FOR UPDATE`,
        [shareIds, businessId],
      ),
    ).map(({ id }) => id);
    const blobs = rowsOf(
      StoredBlob,
      await manager.query(
        'SELECT blob FROM uploads WHERE job_id = ANY ($1) AND deleted_at IS NULL UNION ALL SELECT blob FROM page_pictures WHERE job_id = ANY ($1) AND deleted_at IS NULL UNION ALL SELECT blob FROM photo_files WHERE share_id = ANY ($2)',
        [jobs, shareIds],
      ),
    ).map(({ blob }) => blob);
    await removeFromDirectory(shareIds, manager);
    const ofJobs = { jobId: Any(jobs) };
    const ofMenus = { shareId: Any(shareIds) };
    const counts = {
      page_pictures: (await manager.delete(PagePictureEntity, ofJobs)).affected ?? 0,
      uploads: (await manager.delete(UploadEntity, ofJobs)).affected ?? 0,
      conversions: (await manager.delete(ConversionEntity, { businessId })).affected ?? 0,
      readings: (await manager.delete(ExtractionJobEntity, { id: Any(jobs) })).affected ?? 0,
      photos: (await manager.delete(PhotoEntity, ofMenus)).affected ?? 0,
      allergen_charts: (await manager.delete(AllergenChartEntity, ofMenus)).affected ?? 0,
      visit_hours: (await manager.delete(VisitHourEntity, ofMenus)).affected ?? 0,
      visit_months: (await manager.delete(VisitMonthEntity, ofMenus)).affected ?? 0,
      imported_menus: (await manager.delete(ImportedMenuEntity, { businessId })).affected ?? 0,
      menus: (await manager.delete(MenuEntity, ofMenus)).affected ?? 0,
    };
    await manager.insert(
      ErasureEntity,
      Object.entries(counts).map(([what, count]) => ({ businessId, what, count, at })),
    );
    return { shareIds, blobs, counts };
  }
}
