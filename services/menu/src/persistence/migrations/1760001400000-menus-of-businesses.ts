import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Menus of businesses, links to edit a menu, conversions counted by month, and what went with businesses that are gone.
 */
export class MenusOfBusinesses1760001400000 implements MigrationInterface {
  name = 'MenusOfBusinesses1760001400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE menus
        ADD COLUMN business_id uuid,
        ADD COLUMN location_id text,
        ADD COLUMN edit_links jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN content_version int`);
    await runner.query('CREATE INDEX menus_of_business ON menus (business_id) WHERE business_id IS NOT NULL');
    await runner.query('CREATE INDEX menus_edit_links ON menus USING gin (edit_links jsonb_path_ops)');
    // Of status and closing the newest counts, each by its own: they come by different ways.
    await runner.query(`
      CREATE TABLE businesses (
        id uuid PRIMARY KEY,
        plan text,
        status text,
        status_version int NOT NULL DEFAULT 0,
        closed_at timestamptz,
        closing_version int NOT NULL DEFAULT 0,
        erased_at timestamptz
      )`);
    await runner.query(`
      CREATE TABLE conversions (
        job_id text PRIMARY KEY,
        month char(7) NOT NULL,
        business_id uuid,
        visitor text,
        address text,
        CHECK ((business_id IS NULL) = (visitor IS NOT NULL))
      )`);
    await runner.query(
      'CREATE INDEX conversions_of_business ON conversions (business_id, month) WHERE business_id IS NOT NULL',
    );
    await runner.query('CREATE INDEX conversions_of_visitor ON conversions (visitor, month) WHERE visitor IS NOT NULL');
    await runner.query('CREATE INDEX conversions_of_address ON conversions (address, month) WHERE address IS NOT NULL');
    await runner.query(
      'CREATE TABLE link_tries (address text NOT NULL, hour timestamptz NOT NULL, count int NOT NULL, PRIMARY KEY (address, hour))',
    );
    await runner.query(`
      CREATE TABLE erasures (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        business_id uuid NOT NULL,
        what text NOT NULL,
        count int NOT NULL,
        at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['erasures', 'link_tries', 'conversions', 'businesses'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP INDEX menus_edit_links');
    await runner.query('DROP INDEX menus_of_business');
    await runner.query(
      'ALTER TABLE menus DROP COLUMN business_id, DROP COLUMN location_id, DROP COLUMN edit_links, DROP COLUMN content_version',
    );
  }
}
