import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages to owners and their teams: how they sign in, and what becomes of the business. */
export class AccountMessages1760001300000 implements MigrationInterface {
  name = 'AccountMessages1760001300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications
        DROP CONSTRAINT notifications_audience_check,
        DROP CONSTRAINT notifications_purpose_check,
        ADD CONSTRAINT notifications_audience_check CHECK (audience IN ('restaurant', 'customer', 'sender', 'owner')),
        ADD CONSTRAINT notifications_purpose_check CHECK (purpose IN ('order', 'reminder', 'backup', 'status', 'acknowledgement', 'sign-in', 'account'))`);
    await runner.query(`
      ALTER TABLE daily_counts
        DROP CONSTRAINT daily_counts_kind_check,
        ADD CONSTRAINT daily_counts_kind_check CHECK (kind IN ('restaurant', 'customer', 'sender', 'owner', 'answer'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM notifications WHERE audience = 'owner'");
    await runner.query("DELETE FROM daily_counts WHERE kind = 'owner'");
    await runner.query(`
      ALTER TABLE notifications
        DROP CONSTRAINT notifications_audience_check,
        DROP CONSTRAINT notifications_purpose_check,
        ADD CONSTRAINT notifications_audience_check CHECK (audience IN ('restaurant', 'customer', 'sender')),
        ADD CONSTRAINT notifications_purpose_check CHECK (purpose IN ('order', 'reminder', 'backup', 'status', 'acknowledgement'))`);
    await runner.query(`
      ALTER TABLE daily_counts
        DROP CONSTRAINT daily_counts_kind_check,
        ADD CONSTRAINT daily_counts_kind_check CHECK (kind IN ('restaurant', 'customer', 'sender', 'answer'))`);
  }
}
