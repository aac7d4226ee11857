import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allergen charts as they were issued, for as long as there is the menu. */
export class AllergenCharts1760004600000 implements MigrationInterface {
  name = 'AllergenCharts1760004600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE allergen_charts (
        share_id text NOT NULL REFERENCES menus ON DELETE CASCADE,
        version int NOT NULL CHECK (version > 0),
        issued_at timestamptz NOT NULL,
        content jsonb NOT NULL,
        PRIMARY KEY (share_id, version)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE allergen_charts');
  }
}
