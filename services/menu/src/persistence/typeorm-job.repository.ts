import type { ExtractionJob, ReadingFound } from '@chalkboard/contracts';
import { countOf, rowsOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Between, DataSource, In, IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Job, MenuDraft } from '../domain/menu/extraction-job';
import { JobRepository, type ClaimedJob, type NewJob, type NotedFound } from '../domain/menu/job.repository';
import type { StoredPicture } from '../domain/menu/source-image';
import type { StoredMenu } from '../domain/menu/stored-menu';
import { DailyConversionStatistics } from './conversion-statistics';
import { ExtractionJobEntity } from './extraction-job.entity';
import { PagePictureEntity } from './page-picture.entity';
import { PostgresConversions } from './postgres-conversions';
import { ReadingNoteEntity } from './reading-note.entity';
import { TypeormMenuRepository } from './typeorm-menu.repository';
import { UploadEntity } from './upload.entity';

/** A job not heard of for so long is free for another instance. */
const CLAIM_MS = 30_000;
/** Whoever was served longer ago counts as not served; no job runs for so long. */
const MEMORY_MS = 3_600_000;
const NEXT_REVISION = () => 'revision + 1';

/**
 * $1 now, $2 what was begun before is erased, $3 the most of one party. A party is a business, else a network
 * address.
 */
const NEXT_JOB = `
  WITH begun AS (
    SELECT coalesce(paid.business_id::text, paid.address) AS party, job.visitor, job.begun_at, job.status = 'running' AND job.claimed_until >= $1 AS runs
    FROM extraction_jobs job JOIN conversions paid ON paid.job_id = job.id WHERE job.begun_at > $2
  ), parties AS (
    SELECT party, count(*) FILTER (WHERE runs) AS running, max(begun_at) AS served FROM begun GROUP BY party
  ), visitors AS (
    SELECT party, visitor, count(*) FILTER (WHERE runs) AS running, max(begun_at) AS served FROM begun GROUP BY party, visitor
  )
  SELECT job.id, paid.business_id IS NOT NULL AS "isMembers"
  FROM extraction_jobs job
    LEFT JOIN conversions paid ON paid.job_id = job.id
    LEFT JOIN parties ON parties.party = coalesce(paid.business_id::text, paid.address)
    LEFT JOIN visitors ON visitors.party = parties.party AND visitors.visitor = job.visitor
  WHERE (job.status = 'queued' OR (job.status = 'running' AND job.claimed_until < $1)) AND coalesce(parties.running, 0) < $3
  ORDER BY paid.business_id IS NULL,
    coalesce(parties.running, 0), parties.served NULLS FIRST,
    coalesce(visitors.running, 0), visitors.served NULLS FIRST,
    job.created_at
  LIMIT 1 FOR UPDATE OF job SKIP LOCKED`;
const NextJob = z.object({ id: z.string(), isMembers: z.boolean() });

@Injectable()
export class TypeormJobRepository extends JobRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly menus: TypeormMenuRepository,
    private readonly conversions: PostgresConversions,
    private readonly statistics: DailyConversionStatistics,
    private readonly clock: Clock,
  ) {
    super();
  }

  async add({ id, visitor, fields, files, updates, conversion }: NewJob): Promise<void> {
    const createdAt = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      await this.conversions.take(manager, id, conversion);
      await manager.insert(ExtractionJobEntity, {
        id,
        visitor,
        fields,
        updates,
        createdAt,
        revision: 1,
        status: 'queued',
        stage: 'uploading',
        attempts: 0,
      });
      await manager.insert(
        UploadEntity,
        files.map((file, position) => ({ ...file, position, jobId: id, createdAt })),
      );
    });
  }

  async find(jobId: string): Promise<Job | undefined> {
    return (await this.dataSource.manager.findOneBy(ExtractionJobEntity, { id: jobId })) ?? undefined;
  }

  async countOpen(visitor: string): Promise<{ all: number; ofVisitor: number }> {
    const open = { status: In(['queued', 'running']) };
    const jobs = this.dataSource.manager;
    return {
      all: await jobs.countBy(ExtractionJobEntity, open),
      ofVisitor: await jobs.countBy(ExtractionJobEntity, { ...open, visitor }),
    };
  }

  claim({ ofOneParty }: { readonly ofOneParty: number }): Promise<ClaimedJob | undefined> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      // One after the other: two at once would both see who has nothing yet, and give it two places.
      await manager.query("SELECT pg_advisory_xact_lock(hashtext('extraction queue'))");
      const [next] = rowsOf(
        NextJob,
        await manager.query(NEXT_JOB, [now, new Date(now.getTime() - MEMORY_MS), ofOneParty]),
      );
      if (!next) return undefined;
      const { id, isMembers } = next;
      await manager.update(
        ExtractionJobEntity,
        { id },
        { status: 'running', attempts: () => 'attempts + 1', claimedUntil: claimEnd(now), begunAt: now },
      );
      const job = await manager.findOneByOrFail(ExtractionJobEntity, { id });
      return {
        job,
        isMembers,
        files: await manager.find(UploadEntity, { where: { jobId: id }, order: { position: 'ASC' } }),
      };
    });
  }

  async keep(jobId: string): Promise<void> {
    await this.dataSource.manager.update(
      ExtractionJobEntity,
      { id: jobId, status: 'running' },
      { claimedUntil: claimEnd(this.clock.now()) },
    );
  }

  async progress(
    jobId: string,
    { stage, pages }: { stage: ExtractionJob['stage']; pages?: { done: number; total: number } },
  ): Promise<void> {
    await this.dataSource.manager.update(
      ExtractionJobEntity,
      { id: jobId, status: 'running' },
      { stage, ...(pages && { pages }), revision: NEXT_REVISION, claimedUntil: claimEnd(this.clock.now()) },
    );
  }

  async note(jobId: string, found: ReadingFound): Promise<void> {
    // A reading gives the same again: what an attempt before this one noted is there.
    await this.dataSource.query(
      `WITH job AS (
         UPDATE extraction_jobs SET revision = revision + 1 WHERE id = $1 AND status = 'running'
           AND NOT EXISTS (SELECT FROM reading_notes WHERE job_id = $1 AND found = $2::jsonb)
         RETURNING id, revision
       ) INSERT INTO reading_notes (job_id, revision, found) SELECT id, revision, $2::jsonb FROM job`,
      [jobId, JSON.stringify(found)],
    );
  }

  async notedOf(
    jobId: string,
    { after, upTo }: { readonly after: number; readonly upTo: number },
  ): Promise<NotedFound[]> {
    return this.dataSource.manager.find(ReadingNoteEntity, {
      where: { jobId, revision: Between(after + 1, upTo) },
      order: { revision: 'ASC' },
    });
  }

  async release(jobId: string): Promise<void> {
    await this.dataSource.manager.update(
      ExtractionJobEntity,
      { id: jobId, status: 'running' },
      { status: 'queued', claimedUntil: null },
    );
  }

  async postpone(jobId: string): Promise<void> {
    await this.dataSource.manager.update(
      ExtractionJobEntity,
      { id: jobId, status: 'running' },
      { attempts: () => 'attempts - 1', claimedUntil: claimEnd(this.clock.now()) },
    );
  }

  complete(jobId: string, stored: StoredMenu, pictures: readonly StoredPicture[]): Promise<boolean> {
    return this.end(jobId, pictures, async (manager) => {
      await this.menus.add(manager, stored);
      return { shareId: stored.menu.shareId };
    });
  }

  completeDraft(jobId: string, draft: MenuDraft, pictures: readonly StoredPicture[]): Promise<boolean> {
    return this.end(jobId, pictures, async () => ({ draft }));
  }

  private end(
    jobId: string,
    pictures: readonly StoredPicture[],
    made: (
      manager: EntityManager,
    ) => Promise<Pick<ExtractionJobEntity, 'shareId'> | Pick<ExtractionJobEntity, 'draft'>>,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      // Whoever comes second, after its claim ran out and another finished, must not make a second menu.
      const job = await manager.findOneOrFail(ExtractionJobEntity, {
        where: { id: jobId },
        lock: { mode: 'pessimistic_write' },
      });
      if (job.status !== 'running') return false;
      await manager.update(
        ExtractionJobEntity,
        { id: jobId },
        { ...(await made(manager)), status: 'done', stage: 'done', claimedUntil: null, revision: job.revision + 1 },
      );
      const rows = pictures.map(({ blob, page, width, height }) => ({
        blob,
        page,
        width,
        height,
        jobId,
        createdAt: job.createdAt,
      }));
      // Those that were kept while the job was running have their row.
      await manager.createQueryBuilder().insert().into(PagePictureEntity).values(rows).orIgnore().execute();
      await this.statistics.read(
        { isUpdate: job.updates !== null, pages: pictures.length, uploadedAt: job.createdAt },
        manager,
      );
      return true;
    });
  }

  async fail(jobId: string, problem: NonNullable<Job['problem']>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        ExtractionJobEntity,
        { id: jobId, status: 'running' },
        { status: 'failed', problem, claimedUntil: null, revision: NEXT_REVISION },
      );
      if (!affected) return;
      await manager.delete(ReadingNoteEntity, { jobId });
      await this.conversions.giveBack(manager, jobId);
      await this.statistics.failed(manager);
    });
  }

  async draftOf(jobId: string): Promise<MenuDraft | undefined> {
    const job = await this.dataSource.manager.findOne(ExtractionJobEntity, {
      where: { id: jobId },
      select: { id: true, draft: true },
    });
    return job?.draft ?? undefined;
  }

  async deleteDrafts(before: Date): Promise<number> {
    const { affected } = await this.dataSource.manager.update(
      ExtractionJobEntity,
      { createdAt: LessThan(before), draft: Not(IsNull()) },
      { draft: null },
    );
    return affected ?? 0;
  }

  async deleteNoted(before: Date): Promise<number> {
    return countOf(
      await this.dataSource.query(
        'DELETE FROM reading_notes USING extraction_jobs WHERE id = job_id AND created_at < $1',
        [before],
      ),
    );
  }
}

function claimEnd(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MS);
}
