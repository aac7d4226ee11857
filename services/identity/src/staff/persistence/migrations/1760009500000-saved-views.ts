import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists as a member of staff wants to see them again. */
export class SavedViews1760009500000 implements MigrationInterface {
  name = 'SavedViews1760009500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_views (
        id uuid PRIMARY KEY,
        staff_id uuid NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
        list text NOT NULL,
        name text NOT NULL,
        filters jsonb NOT NULL,
        saved_at timestamptz NOT NULL,
        UNIQUE (staff_id, list, name)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_views');
  }
}
