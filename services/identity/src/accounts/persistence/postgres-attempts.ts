import { rowsOf } from '@chalkboard/service-kit';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { TooManyAttemptsError } from '../domain/accounts.errors';
import {
  hashOfTrier,
  MAX_ATTEMPTS,
  takeAttempt,
  Attempts,
  ATTEMPT_SCOPES,
  type Trial,
  type Trier,
  type AttemptScope,
} from '../domain/attempts';
import { AccountTryEntity } from './account-try.entity';

const Counted = z.object({ count: z.int(), startedAt: z.date() });

interface CountKey {
  readonly trial: Trial;
  readonly scope: AttemptScope;
  readonly key: string;
  readonly most: number;
}

export class PostgresAttempts extends Attempts {
  /** @param perAddress the least that one network address may try an hour; undefined: the product's limits hold */
  constructor(
    private readonly dataSource: DataSource,
    private readonly perAddress: number | undefined,
  ) {
    super();
  }

  async take(trial: Trial, trier: Trier, now: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // One that is refused takes back what was counted before it.
      for (const scope of ATTEMPT_SCOPES) {
        const [name, limit] = [trier[scope], this.maxOf(trial, scope)];
        if (name !== undefined && limit !== undefined)
          await this.count({ trial, scope, key: hashOfTrier(name), most: limit }, now, manager);
      }
    });
  }

  private maxOf(trial: Trial, scope: AttemptScope): number | undefined {
    const maximum = MAX_ATTEMPTS[trial][scope];
    return maximum !== undefined && scope === 'address' ? Math.max(maximum, this.perAddress ?? 0) : maximum;
  }

  private async count({ trial, scope, key, most }: CountKey, now: Date, manager: EntityManager): Promise<void> {
    // Also holds back two first attempts of somebody who has no row yet to lock.
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1), hashtext($2))', [
      `account_tries ${trial} ${scope}`,
      key,
    ]);
    const [known] = rowsOf(
      Counted,
      await manager.query(
        'SELECT count, started_at AS "startedAt" FROM account_tries WHERE trial = $1 AND scope = $2 AND key = $3',
        [trial, scope, key],
      ),
    );
    const decision = takeAttempt(known, most, now);
    if (!decision.allowed) throw new TooManyAttemptsError(decision.retryAfterMs);
    await manager.query(
      `INSERT INTO account_tries (trial, scope, key, count, started_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (trial, scope, key) DO UPDATE SET count = excluded.count, started_at = excluded.started_at`,
      [trial, scope, key, decision.next.count, decision.next.startedAt],
    );
  }

  async removeStartedBefore(instant: Date): Promise<number> {
    return (await this.dataSource.manager.delete(AccountTryEntity, { startedAt: LessThan(instant) })).affected ?? 0;
  }
}
