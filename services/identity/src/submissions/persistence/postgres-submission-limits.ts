import { createHash } from 'node:crypto';
import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { MAX_AN_HOUR, takeSubmission, type FormName, type SubmissionScope } from '../domain/submission-limit';
import { SUBMISSION_SCOPES, SubmissionLimits, type Submitter } from '../domain/submission-limits';
import { TooManySubmissionsError } from '../domain/submissions.errors';
import { SubmissionCountEntity } from './submission-count.entity';

const Counted = z.object({ count: z.int(), startedAt: z.date() });

interface CountKey {
  readonly form: FormName;
  readonly scope: SubmissionScope;
  readonly key: string;
  readonly most: number;
}

@Injectable()
export class PostgresSubmissionLimits extends SubmissionLimits {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async take(form: FormName, submitter: Submitter, now: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // One that is refused takes back what was counted before it.
      for (const scope of SUBMISSION_SCOPES) {
        const key = submitter[scope];
        const max = MAX_AN_HOUR[form][scope];
        if (key !== undefined && max !== undefined)
          await this.count({ form, scope, key: scope === 'email' ? hashOf(key) : key, most: max }, now, manager);
      }
    });
  }

  private async count({ form, scope, key, most }: CountKey, now: Date, manager: EntityManager): Promise<void> {
    // Also holds back two first submissions of a sender that has no row yet to lock.
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1), hashtext($2))', [
      `submission_counts ${form} ${scope}`,
      key,
    ]);
    const [known] = rowsOf(
      Counted,
      await manager.query(
        'SELECT count, started_at AS "startedAt" FROM submission_counts WHERE form = $1 AND scope = $2 AND key = $3',
        [form, scope, key],
      ),
    );
    const decision = takeSubmission(known, most, now);
    if (!decision.allowed) throw new TooManySubmissionsError(decision.retryAfterMs);
    await manager.query(
      `INSERT INTO submission_counts (form, scope, key, count, started_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (form, scope, key) DO UPDATE SET count = excluded.count, started_at = excluded.started_at`,
      [form, scope, key, decision.next.count, decision.next.startedAt],
    );
  }

  async removeStartedBefore(instant: Date): Promise<number> {
    const old = { startedAt: LessThan(instant) };
    return (await this.dataSource.manager.delete(SubmissionCountEntity, old)).affected ?? 0;
  }
}

/** A limit outlives what is erased of whom it is about, and names nobody. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
