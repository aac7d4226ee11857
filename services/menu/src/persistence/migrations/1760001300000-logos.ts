import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Logos by the hash of their picture; a menu names the one it shows. */
export class Logos1760001300000 implements MigrationInterface {
  name = 'Logos1760001300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE logos (
        hash text PRIMARY KEY,
        blob text NOT NULL UNIQUE,
        bytes int NOT NULL CHECK (bytes > 0),
        width int NOT NULL CHECK (width > 0),
        height int NOT NULL CHECK (height > 0),
        ground text NOT NULL CHECK (ground IN ('light', 'dark')),
        sent_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX logos_sent ON logos (sent_at)');
    await runner.query(
      `CREATE INDEX menus_logo ON menus ((content->'logo'->>'hash')) WHERE content->'logo' IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX menus_logo');
    await runner.query('DROP TABLE logos');
  }
}
