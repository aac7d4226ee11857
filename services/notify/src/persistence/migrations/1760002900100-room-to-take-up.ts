import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every message is taken up, so each page has room for all of its messages twice: then taking one up writes no index,
 * and stays on its page.
 */
export class RoomToTakeUp1760002900100 implements MigrationInterface {
  name = 'RoomToTakeUp1760002900100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications SET (fillfactor = 45)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications SET (fillfactor = 70)');
  }
}
