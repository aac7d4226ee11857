import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secrets of staff's sessions that were shown and followed: one that comes back ends its session. */
export class RetiredSecrets1760004700000 implements MigrationInterface {
  name = 'RetiredSecrets1760004700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE staff_sessions ADD retired_refresh_hashes text[] NOT NULL DEFAULT '{}'");
    await runner.query('CREATE INDEX staff_sessions_retired ON staff_sessions USING gin (retired_refresh_hashes)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff_sessions DROP retired_refresh_hashes');
  }
}
