import type { RecordingType } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TranscriptJobs, type TranscriptJob } from '../domain/transcription';

/** A claim puts the next attempt off until the lease ends: a process that dies with it holds nothing up for longer. */
@Injectable()
export class PostgresTranscriptJobs extends TranscriptJobs {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async claim(now: Date, leaseMs: number): Promise<TranscriptJob | undefined> {
    const [claimed] = (await this.dataSource.query(
      `UPDATE transcript_jobs SET tries = tries + 1, due_at = $2
       WHERE review_id = (SELECT review_id FROM transcript_jobs WHERE due_at <= $1 ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING review_id AS "reviewId", tries`,
      [now, new Date(now.getTime() + leaseMs)],
    )) as [{ reviewId: string; tries: number }[], number];
    const [job] = claimed;
    if (!job) return undefined;
    const [recording] = (await this.dataSource.query(
      'SELECT bytes, recording_type AS type FROM review_recordings JOIN reviews ON reviews.id = review_id WHERE review_id = $1',
      [job.reviewId],
    )) as { bytes: Buffer; type: RecordingType }[];
    // Removed meanwhile, and the job with it.
    return recording && { ...job, ...recording };
  }

  async complete(job: TranscriptJob, text: string): Promise<void> {
    await this.end(job, (manager) =>
      manager.query("UPDATE reviews SET transcript_state = 'done', transcript = $2 WHERE id = $1", [
        job.reviewId,
        text || null,
      ]),
    );
  }

  async giveUp(job: TranscriptJob): Promise<void> {
    await this.end(job, (manager) =>
      manager.query("UPDATE reviews SET transcript_state = 'failed' WHERE id = $1", [job.reviewId]),
    );
  }

  async postpone({ reviewId, tries }: TranscriptJob, until: Date): Promise<void> {
    await this.dataSource.query('UPDATE transcript_jobs SET due_at = $3 WHERE review_id = $1 AND tries = $2', [
      reviewId,
      tries,
      until,
    ]);
  }

  private async end(
    { reviewId, tries }: TranscriptJob,
    work: (manager: EntityManager) => Promise<unknown>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // In the order in which a removal locks them.
      await manager.query('SELECT 1 FROM reviews WHERE id = $1 FOR UPDATE', [reviewId]);
      const [, count] = (await manager.query('DELETE FROM transcript_jobs WHERE review_id = $1 AND tries = $2', [
        reviewId,
        tries,
      ])) as [unknown, number];
      if (count === 1) await work(manager);
    });
  }
}
