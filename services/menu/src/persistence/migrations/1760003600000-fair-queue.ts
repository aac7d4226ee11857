import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a reading was begun, for the order of the queue; failed readings stay known for their month. */
export class FairQueue1760003600000 implements MigrationInterface {
  name = 'FairQueue1760003600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE extraction_jobs ADD COLUMN begun_at timestamptz');
    await runner.query('CREATE INDEX extraction_jobs_begun ON extraction_jobs (begun_at)');
    await runner.query('ALTER TABLE conversions ADD COLUMN given_back boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM conversions WHERE given_back');
    await runner.query('ALTER TABLE conversions DROP COLUMN given_back');
    await runner.query('ALTER TABLE extraction_jobs DROP COLUMN begun_at');
  }
}
