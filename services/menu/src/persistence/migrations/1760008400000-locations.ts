import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Menus that follow another one: locations of one business, with prices of their own. */
export class Locations1760008400000 implements MigrationInterface {
  name = 'Locations1760008400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE menus
        ADD COLUMN follows_share_id text REFERENCES menus,
        ADD COLUMN own_prices jsonb,
        ADD COLUMN removed_at timestamptz,
        ADD CONSTRAINT menus_follow_another CHECK (follows_share_id <> share_id),
        ADD CONSTRAINT menus_of_locations CHECK (follows_share_id IS NOT NULL OR (own_prices IS NULL AND removed_at IS NULL))`);
    await runner.query(
      'CREATE INDEX menus_follow ON menus (follows_share_id, created_at, share_id) WHERE follows_share_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE menus DROP COLUMN follows_share_id, DROP COLUMN own_prices, DROP COLUMN removed_at',
    );
  }
}
