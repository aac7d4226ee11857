import { countOf, rowsOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Any, DataSource, IsNull, LessThan, type EntityTarget, type FindOptionsWhere } from 'typeorm';
import { z } from 'zod';
import type { SourceImage, StoredPicture, UploadRecord } from '../domain/menu/source-image';
import { SourceImageRepository } from '../domain/menu/source-image.repository';
import { ExtractionJobEntity } from './extraction-job.entity';
import { PagePictureEntity } from './page-picture.entity';
import { UploadEntity } from './upload.entity';

const UploadRow = z.object({
  uploadedAt: z.date(),
  isUpdate: z.boolean(),
  files: z.int(),
  deletedAt: z.date().nullable(),
});

/** Both kinds of file there are. */
const FILES: readonly EntityTarget<UploadEntity | PagePictureEntity>[] = [UploadEntity, PagePictureEntity];

@Injectable()
export class TypeormSourceImageRepository extends SourceImageRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  async ofMenu(shareId: string): Promise<SourceImage | undefined> {
    const job = await this.dataSource.manager.findOne(ExtractionJobEntity, {
      where: { shareId },
      select: { id: true },
    });
    return job ? this.ofJob(job.id) : undefined;
  }

  async ofJob(jobId: string): Promise<SourceImage | undefined> {
    const pages = await this.dataSource.manager.find(PagePictureEntity, {
      where: { jobId, deletedAt: IsNull() },
      order: { page: 'ASC' },
    });
    return pages[0] && { uploadedAt: pages[0].createdAt, pages };
  }

  async keep(jobId: string, { blob, page, width, height }: StoredPicture): Promise<boolean> {
    const kept = countOf(
      await this.dataSource.query(
        `INSERT INTO page_pictures (job_id, page, blob, width, height, created_at)
       SELECT id, $2, $3, $4, $5, created_at FROM extraction_jobs WHERE id = $1 AND status = 'running' FOR SHARE
       ON CONFLICT DO NOTHING RETURNING page`,
        [jobId, page, blob, width, height],
      ),
    );
    return kept > 0;
  }

  async uploadsOf(shareId: string, max: number): Promise<UploadRecord[]> {
    return rowsOf(
      UploadRow,
      await this.dataSource.query(
        `SELECT jobs.created_at AS "uploadedAt", jobs.updates IS NOT NULL AS "isUpdate", (count(*) FILTER (WHERE files.is_original))::int AS files,
         CASE WHEN bool_and(files.deleted_at IS NOT NULL) THEN max(files.deleted_at) END AS "deletedAt"
       FROM (SELECT id, created_at, updates FROM extraction_jobs WHERE share_id = $1 UNION ALL SELECT id, created_at, updates FROM extraction_jobs WHERE updates = $1) AS jobs
       JOIN (SELECT job_id, deleted_at, true AS is_original FROM uploads UNION ALL SELECT job_id, deleted_at, false FROM page_pictures) AS files ON files.job_id = jobs.id
       GROUP BY jobs.id, jobs.created_at, jobs.updates ORDER BY jobs.created_at DESC, jobs.id LIMIT $2`,
        [shareId, max],
      ),
    );
  }

  expired(before: Date): Promise<string[]> {
    return this.blobs({ createdAt: LessThan(before), deletedAt: IsNull() });
  }

  blobsOf(jobId: string): Promise<string[]> {
    return this.blobs({ jobId, deletedAt: IsNull() });
  }

  async recordDeletion(blob: string): Promise<void> {
    for (const file of FILES) await this.dataSource.manager.update(file, { blob }, { deletedAt: this.clock.now() });
  }

  async known(blobs: readonly string[]): Promise<Set<string>> {
    return new Set(await this.blobs({ blob: Any(blobs), deletedAt: IsNull() }));
  }

  private async blobs(where: FindOptionsWhere<UploadEntity | PagePictureEntity>): Promise<string[]> {
    const found = await Promise.all(
      FILES.map((file) => this.dataSource.manager.find(file, { where, select: { blob: true } })),
    );
    return found.flat().map(({ blob }) => blob);
  }
}
