import { DataSource, type EntityManager } from 'typeorm';
import { TooManyTriesError } from '../domain/accounts.errors';
import {
  hashOfTrier,
  MOST_TRIES,
  takeTry,
  Tries,
  TRY_SCOPES,
  type Trial,
  type Trier,
  type TryScope,
} from '../domain/tries';

interface CountKey {
  readonly trial: Trial;
  readonly scope: TryScope;
  readonly key: string;
  readonly most: number;
}

export class PostgresTries extends Tries {
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
      for (const scope of TRY_SCOPES) {
        const [name, most] = [trier[scope], this.mostOf(trial, scope)];
        if (name !== undefined && most !== undefined)
          await this.count({ trial, scope, key: hashOfTrier(name), most }, now, manager);
      }
    });
  }

  private mostOf(trial: Trial, scope: TryScope): number | undefined {
    const most = MOST_TRIES[trial][scope];
    return most !== undefined && scope === 'address' ? Math.max(most, this.perAddress ?? 0) : most;
  }

  private async count({ trial, scope, key, most }: CountKey, now: Date, manager: EntityManager): Promise<void> {
    // Also holds back two first tries of somebody who has no row yet to lock.
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1), hashtext($2))', [
      `account_tries ${trial} ${scope}`,
      key,
    ]);
    const [row] = (await manager.query(
      'SELECT count, started_at FROM account_tries WHERE trial = $1 AND scope = $2 AND key = $3',
      [trial, scope, key],
    )) as { count: number; started_at: Date }[];
    const decision = takeTry(row && { count: row.count, startedAt: row.started_at }, most, now);
    if (!decision.allowed) throw new TooManyTriesError(decision.retryAfterMs);
    await manager.query(
      `INSERT INTO account_tries (trial, scope, key, count, started_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (trial, scope, key) DO UPDATE SET count = excluded.count, started_at = excluded.started_at`,
      [trial, scope, key, decision.next.count, decision.next.startedAt],
    );
  }

  async removeStartedBefore(instant: Date): Promise<number> {
    const [, count] = (await this.dataSource.query('DELETE FROM account_tries WHERE started_at < $1', [instant])) as [
      unknown,
      number,
    ];
    return count;
  }
}
