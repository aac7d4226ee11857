import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which menus came out of which archive: the same one again makes no second copy, and a day has a limit. */
export class ImportedMenus1760009700000 implements MigrationInterface {
  name = 'ImportedMenus1760009700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE imported_menus (
        business_id uuid NOT NULL,
        archive text NOT NULL,
        folder text NOT NULL,
        share_id text NOT NULL REFERENCES menus (share_id) ON DELETE CASCADE,
        imported_at timestamptz NOT NULL,
        PRIMARY KEY (business_id, archive, folder)
      )`);
    await runner.query('CREATE INDEX imported_menus_day ON imported_menus (business_id, imported_at)');
    await runner.query('CREATE INDEX imported_menus_menu ON imported_menus (share_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE imported_menus');
  }
}
