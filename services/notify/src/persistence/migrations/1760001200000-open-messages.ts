import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is due is found in the order in which it is sent, without sorting and without a look at rows that were sent long
 * ago. The index is told apart by a column of its own, so that taking a message up, which changes its status only,
 * writes no index at all.
 */
export class OpenMessages1760001200000 implements MigrationInterface {
  name = 'OpenMessages1760001200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications
        ADD COLUMN is_open boolean NOT NULL GENERATED ALWAYS AS (status IN ('pending', 'sending')) STORED,
        SET (fillfactor = 70)`);
    await runner.query(
      'CREATE INDEX notifications_open ON notifications (channel, next_attempt_at, part) WHERE is_open',
    );
    await runner.query('DROP INDEX notifications_due');
    // Only old rows are looked for by it, and they lie together.
    await runner.query('DROP INDEX notifications_written');
    await runner.query('CREATE INDEX notifications_written ON notifications USING brin (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX notifications_written');
    await runner.query('CREATE INDEX notifications_written ON notifications (created_at)');
    await runner.query(
      "CREATE INDEX notifications_due ON notifications (next_attempt_at) WHERE status IN ('pending', 'sending')",
    );
    await runner.query('DROP INDEX notifications_open');
    await runner.query('ALTER TABLE notifications RESET (fillfactor), DROP COLUMN is_open');
  }
}
