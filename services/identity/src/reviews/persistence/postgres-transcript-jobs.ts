import { RECORDING } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { TranscriptJobs, type TranscriptJob } from '../domain/transcription';
import { TranscriptJobEntity } from './recording.entities';
import { ReviewEntity } from './review.entity';

const Claimed = z.object({ reviewId: z.string(), tries: z.int() });
const Recording = z.object({ bytes: z.instanceof(Buffer), type: z.enum(RECORDING.mimeTypes) });

/** A claim puts the next attempt off until the lease ends: a process that dies with it holds nothing up for longer. */
@Injectable()
export class PostgresTranscriptJobs extends TranscriptJobs {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async claim(now: Date, leaseMs: number): Promise<TranscriptJob | undefined> {
    const [job] = rowsOf(
      Claimed,
      await this.dataSource.query(
        `UPDATE transcript_jobs SET tries = tries + 1, due_at = $2
       WHERE review_id = (SELECT review_id FROM transcript_jobs WHERE due_at <= $1 ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING review_id AS "reviewId", tries`,
        [now, new Date(now.getTime() + leaseMs)],
      ),
    );
    if (!job) return undefined;
    const [recording] = rowsOf(
      Recording,
      await this.dataSource.query(
        'SELECT bytes, recording_type AS type FROM review_recordings JOIN reviews ON reviews.id = review_id WHERE review_id = $1',
        [job.reviewId],
      ),
    );
    // Removed meanwhile, and the job with it.
    return recording && { ...job, ...recording };
  }

  async complete(job: TranscriptJob, text: string): Promise<void> {
    await this.end(job, (manager, id) =>
      manager.update(ReviewEntity, { id }, { transcriptState: 'done', transcript: text || null }),
    );
  }

  async giveUp(job: TranscriptJob): Promise<void> {
    await this.end(job, (manager, id) => manager.update(ReviewEntity, { id }, { transcriptState: 'failed' }));
  }

  async postpone({ reviewId, tries }: TranscriptJob, until: Date): Promise<void> {
    await this.dataSource.manager.update(TranscriptJobEntity, { reviewId, tries }, { dueAt: until });
  }

  private async end(
    { reviewId, tries }: TranscriptJob,
    work: (manager: EntityManager, reviewId: string) => Promise<unknown>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // In the order in which a removal locks them.
      await manager.query('SELECT 1 FROM reviews WHERE id = $1 FOR UPDATE', [reviewId]);
      const { affected } = await manager.delete(TranscriptJobEntity, { reviewId, tries });
      if (affected === 1) await work(manager, reviewId);
    });
  }
}
