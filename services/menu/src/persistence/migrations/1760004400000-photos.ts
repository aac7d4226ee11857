import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photographs of menus, each with its sizes; `unused_since`: its menu does not show it. */
export class Photos1760004400000 implements MigrationInterface {
  name = 'Photos1760004400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE photos (
        share_id text NOT NULL REFERENCES menus ON DELETE CASCADE,
        hash text NOT NULL,
        width int NOT NULL CHECK (width > 0),
        height int NOT NULL CHECK (height > 0),
        bytes int NOT NULL CHECK (bytes > 0),
        unused_since timestamptz,
        PRIMARY KEY (share_id, hash)
      )`);
    await runner.query('CREATE INDEX photos_unused ON photos (unused_since) WHERE unused_since IS NOT NULL');
    await runner.query(`
      CREATE TABLE photo_files (
        share_id text NOT NULL,
        hash text NOT NULL,
        width int NOT NULL,
        format text NOT NULL CHECK (format IN ('avif', 'webp')),
        blob text NOT NULL UNIQUE,
        PRIMARY KEY (share_id, hash, width, format),
        FOREIGN KEY (share_id, hash) REFERENCES photos ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX photo_files_shown ON photo_files (hash, width, format)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE photo_files');
    await runner.query('DROP TABLE photos');
  }
}
