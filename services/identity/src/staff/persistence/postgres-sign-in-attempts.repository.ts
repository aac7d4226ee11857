import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { z } from 'zod';
import type { SignInAttempts } from '../domain/sign-in-attempts';
import { SignInAttemptsRepository, type AttemptKey } from '../domain/sign-in-attempts.repository';
import { SignInAttemptEntity } from './sign-in-attempt.entity';

const Counted = z.object({ count: z.int(), lastAt: z.date() });

@Injectable()
export class PostgresSignInAttemptsRepository extends SignInAttemptsRepository {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async update(
    { scope, key }: AttemptKey,
    change: (known: SignInAttempts | undefined) => SignInAttempts | undefined,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Also holds back two first attempts of a key that has no row yet to lock.
      await manager.query('SELECT pg_advisory_xact_lock(hashtext($1), hashtext($2))', [
        `sign_in_attempts ${scope}`,
        key,
      ]);
      const [known] = rowsOf(
        Counted,
        await manager.query('SELECT count, last_at AS "lastAt" FROM sign_in_attempts WHERE scope = $1 AND key = $2', [
          scope,
          key,
        ]),
      );
      const next = change(known);
      if (!next) return;
      await manager.query(
        `INSERT INTO sign_in_attempts (scope, key, count, last_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (scope, key) DO UPDATE SET count = excluded.count, last_at = excluded.last_at`,
        [scope, key, next.count, next.lastAt],
      );
    });
  }

  async removeOlderThan(before: Date): Promise<number> {
    return (await this.dataSource.manager.delete(SignInAttemptEntity, { lastAt: LessThan(before) })).affected ?? 0;
  }
}
