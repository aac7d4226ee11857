import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was found on the pages of a menu while it was read. */
export class ReadingNotes1760003200000 implements MigrationInterface {
  name = 'ReadingNotes1760003200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reading_notes (
        job_id text NOT NULL REFERENCES extraction_jobs (id) ON DELETE CASCADE,
        revision int NOT NULL,
        found jsonb NOT NULL,
        PRIMARY KEY (job_id, revision)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reading_notes');
  }
}
