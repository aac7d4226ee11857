import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which language the guest read the page: messages about the order are in it. Orders of before have none. */
export class OrderLanguage1760008700000 implements MigrationInterface {
  name = 'OrderLanguage1760008700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN language text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN language');
  }
}
