import type { MigrationInterface, QueryRunner } from 'typeorm';

/** New photos of a menu are found by it. */
export class UpdatesOfMenus1760001500000 implements MigrationInterface {
  name = 'UpdatesOfMenus1760001500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX extraction_jobs_updates ON extraction_jobs (updates) WHERE updates IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX extraction_jobs_updates');
  }
}
