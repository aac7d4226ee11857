import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Menus, the work queue of digitisations, and the uploaded originals. */
export class Menus1760000200000 implements MigrationInterface {
  name = 'Menus1760000200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE menus (
        share_id text PRIMARY KEY,
        version int NOT NULL CHECK (version > 0),
        status text NOT NULL CHECK (status IN ('extracted', 'published')),
        content jsonb NOT NULL,
        edit_right_hashes text[] NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE extraction_jobs (
        id text PRIMARY KEY,
        revision int NOT NULL,
        status text NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed')),
        stage text NOT NULL,
        pages jsonb,
        visitor text NOT NULL,
        fields jsonb NOT NULL,
        share_id text REFERENCES menus (share_id),
        problem jsonb,
        attempts int NOT NULL,
        claimed_until timestamptz,
        created_at timestamptz NOT NULL
      )`);
    await runner.query(
      `CREATE INDEX extraction_jobs_open ON extraction_jobs (created_at) WHERE status IN ('queued', 'running')`,
    );
    await runner.query(`
      CREATE TABLE uploads (
        blob text PRIMARY KEY,
        job_id text NOT NULL REFERENCES extraction_jobs (id),
        position int NOT NULL,
        mime_type text NOT NULL,
        bytes int NOT NULL,
        hash text NOT NULL,
        created_at timestamptz NOT NULL,
        deleted_at timestamptz,
        UNIQUE (job_id, position)
      )`);
    await runner.query('CREATE INDEX uploads_kept ON uploads (created_at) WHERE deleted_at IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['uploads', 'extraction_jobs', 'menus']) await runner.query(`DROP TABLE ${table}`);
  }
}
