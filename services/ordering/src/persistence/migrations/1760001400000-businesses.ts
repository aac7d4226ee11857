import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where businesses stand, as far as it says whether they take orders; and whose orders went where a business is gone.
 */
export class Businesses1760001400000 implements MigrationInterface {
  name = 'Businesses1760001400000';

  async up(runner: QueryRunner): Promise<void> {
    // Of status and closing the newest counts, each by its own: they come by different ways.
    await runner.query(`
      CREATE TABLE businesses (
        id text PRIMARY KEY,
        status text,
        status_version int NOT NULL DEFAULT 0,
        closed_at timestamptz,
        closing_version int NOT NULL DEFAULT 0,
        erased_at timestamptz
      )`);
    await runner.query(
      `CREATE INDEX menus_of_business ON menus ((snapshot->>'businessId')) WHERE snapshot ? 'businessId'`,
    );
    await runner.query('ALTER TABLE retention_log ADD COLUMN business_id text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE retention_log DROP COLUMN business_id');
    await runner.query('DROP INDEX menus_of_business');
    await runner.query('DROP TABLE businesses');
  }
}
