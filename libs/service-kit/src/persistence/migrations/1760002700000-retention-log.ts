import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log of removals, in services that had none. */
export class RetentionLog1760002700000 implements MigrationInterface {
  name = 'RetentionLog1760002700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE retention_log (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        what text NOT NULL,
        count int NOT NULL,
        older_than timestamptz NOT NULL,
        at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE retention_log');
  }
}
