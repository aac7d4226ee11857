import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the platform's staff sees: every message by what became of it, messages that were sent again, and how many there
 * were a day.
 */
export class LogAndFigures1760002310000 implements MigrationInterface {
  name = 'LogAndFigures1760002310000';

  async up(runner: QueryRunner): Promise<void> {
    // A column of its own, so that taking a message up, which changes its status only, still writes no index.
    await runner.query(`
      ALTER TABLE notifications
        ADD COLUMN resend_of uuid,
        ADD COLUMN state text NOT NULL GENERATED ALWAYS AS (
          CASE WHEN status = 'failed' OR receipt IN ('undelivered', 'failed') THEN 'failed' WHEN receipt = 'delivered' THEN 'delivered' WHEN status = 'sent' THEN 'sent' ELSE 'waiting' END) STORED`);
    // One index for the whole log: its filters are few values each, and the parts of a page that each of them has are
    // merged.
    await runner.query('CREATE INDEX notifications_log ON notifications (state, channel, created_at DESC, id DESC)');
    await runner.query(
      'CREATE INDEX notifications_of_menu ON notifications (share_id, created_at DESC, id DESC) WHERE share_id IS NOT NULL',
    );
    await runner.query(
      'CREATE UNIQUE INDEX notifications_resent_once ON notifications (resend_of) WHERE resend_of IS NOT NULL',
    );
    for (const [table, time] of [
      ['message_day_figures', 'day'],
      ['message_month_figures', 'month'],
    ]) {
      await runner.query(
        `CREATE TABLE ${table} (${time} date NOT NULL, channel text NOT NULL, written bigint NOT NULL, sent bigint NOT NULL, delivered bigint NOT NULL, failed bigint NOT NULL, PRIMARY KEY (${time}, channel))`,
      );
    }
    await runner.query('CREATE TABLE recounts (id boolean PRIMARY KEY CHECK (id), counted_at timestamptz NOT NULL)');
    await runner.query(
      'CREATE TABLE recount_marks (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, day date NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['recount_marks', 'recounts', 'message_month_figures', 'message_day_figures'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP INDEX notifications_resent_once, notifications_of_menu, notifications_log');
    await runner.query('ALTER TABLE notifications DROP COLUMN state, DROP COLUMN resend_of');
  }
}
