import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each printer prints of an order, printers of another protocol, and the words of a kitchen's language. */
export class Stations1760005000000 implements MigrationInterface {
  name = 'Stations1760005000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE printers
        ADD COLUMN protocol text NOT NULL DEFAULT 'cloudprnt' CHECK (protocol IN ('cloudprnt', 'epson')),
        ADD COLUMN station jsonb`);
    await runner.query('ALTER TABLE recipients ADD COLUMN second_language jsonb');
    // A projection that lacks the new column: each menu is taken over again the next time that it is asked for.
    await runner.query('UPDATE recipients SET version = 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM printers WHERE protocol <> 'cloudprnt'");
    await runner.query('ALTER TABLE printers DROP COLUMN protocol, DROP COLUMN station');
    await runner.query('ALTER TABLE recipients DROP COLUMN second_language');
  }
}
