import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a reading knew, pictures of the pages, and readings of new photos of a menu that is there. */
export class Readings1760000700000 implements MigrationInterface {
  name = 'Readings1760000700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE menus ADD COLUMN reading jsonb');
    await runner.query(
      'ALTER TABLE extraction_jobs ADD COLUMN updates text REFERENCES menus (share_id), ADD COLUMN draft jsonb',
    );
    await runner.query('CREATE INDEX extraction_jobs_share_id ON extraction_jobs (share_id)');
    await runner.query('CREATE INDEX extraction_jobs_drafts ON extraction_jobs (created_at) WHERE draft IS NOT NULL');
    await runner.query('ALTER TABLE uploads ADD COLUMN adjustment jsonb');
    await runner.query(`
      CREATE TABLE page_pictures (
        job_id text NOT NULL REFERENCES extraction_jobs (id),
        page int NOT NULL CHECK (page > 0),
        blob text NOT NULL UNIQUE,
        width int NOT NULL CHECK (width > 0),
        height int NOT NULL CHECK (height > 0),
        created_at timestamptz NOT NULL,
        deleted_at timestamptz,
        PRIMARY KEY (job_id, page)
      )`);
    await runner.query('CREATE INDEX page_pictures_kept ON page_pictures (created_at) WHERE deleted_at IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE page_pictures');
    await runner.query('ALTER TABLE uploads DROP COLUMN adjustment');
    await runner.query('DROP INDEX extraction_jobs_drafts');
    await runner.query('DROP INDEX extraction_jobs_share_id');
    await runner.query('ALTER TABLE extraction_jobs DROP COLUMN draft, DROP COLUMN updates');
    await runner.query('ALTER TABLE menus DROP COLUMN reading');
  }
}
