import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secrets of owners' sessions that were shown and followed: one that comes back ends its session. */
export class RetiredOwnerSecrets1760004700100 implements MigrationInterface {
  name = 'RetiredOwnerSecrets1760004700100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE owner_sessions ADD retired_refresh_hashes text[] NOT NULL DEFAULT '{}'");
    await runner.query('CREATE INDEX owner_sessions_retired ON owner_sessions USING gin (retired_refresh_hashes)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE owner_sessions DROP retired_refresh_hashes');
  }
}
