import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * In which language each restaurant wants its messages, and in which each guest reads. Nobody has chosen yet; menu's
 * next event of a menu tells.
 */
export class MessageLanguages1760008700100 implements MigrationInterface {
  name = 'MessageLanguages1760008700100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recipients ADD COLUMN message_language text');
    await runner.query('ALTER TABLE order_states ADD COLUMN language text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_states DROP COLUMN language');
    await runner.query('ALTER TABLE recipients DROP COLUMN message_language');
  }
}
