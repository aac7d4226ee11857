import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Printers and tests of channels; and whose a menu is, so that what is kept of a business that is gone can go. */
export class Printing1760001500000 implements MigrationInterface {
  name = 'Printing1760001500000';

  async up(runner: QueryRunner): Promise<void> {
    // A projection: what is not there is asked for, and comes with its business.
    await runner.query('DELETE FROM recipients');
    await runner.query('ALTER TABLE recipients ADD COLUMN business_id text');
    await runner.query('CREATE INDEX recipients_of_business ON recipients (business_id) WHERE business_id IS NOT NULL');
    await runner.query(`
      CREATE TABLE printers (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        share_id text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('network', 'cloud')),
        name text NOT NULL,
        paper int NOT NULL,
        letters text NOT NULL DEFAULT 'standard',
        host text,
        port int,
        answers boolean NOT NULL DEFAULT false,
        secret_hash text UNIQUE,
        seen_at timestamptz,
        trouble text,
        created_at timestamptz NOT NULL,
        CHECK ((kind = 'network') = (host IS NOT NULL AND port IS NOT NULL)),
        CHECK ((kind = 'cloud') = (secret_hash IS NOT NULL))
      )`);
    await runner.query('CREATE INDEX printers_of_menu ON printers (share_id, created_at)');
    await runner.query(`
      ALTER TABLE notifications
        DROP CONSTRAINT notifications_purpose_check,
        ADD CONSTRAINT notifications_purpose_check CHECK (purpose IN ('order', 'reminder', 'backup', 'status', 'acknowledgement', 'sign-in', 'account', 'test'))`);
    await runner.query(`
      ALTER TABLE daily_counts
        DROP CONSTRAINT daily_counts_kind_check,
        ADD CONSTRAINT daily_counts_kind_check CHECK (kind IN ('restaurant', 'customer', 'sender', 'owner', 'answer', 'test'))`);
    await runner.query(
      "CREATE INDEX notifications_of_printer ON notifications (destination, created_at) WHERE channel = 'print'",
    );
    await runner.query(
      "CREATE INDEX notifications_tests ON notifications (share_id, created_at) WHERE purpose = 'test'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM notifications WHERE purpose = 'test'");
    await runner.query("DELETE FROM daily_counts WHERE kind = 'test'");
    await runner.query('DROP INDEX notifications_of_printer, notifications_tests');
    await runner.query(`
      ALTER TABLE notifications
        DROP CONSTRAINT notifications_purpose_check,
        ADD CONSTRAINT notifications_purpose_check CHECK (purpose IN ('order', 'reminder', 'backup', 'status', 'acknowledgement', 'sign-in', 'account'))`);
    await runner.query(`
      ALTER TABLE daily_counts
        DROP CONSTRAINT daily_counts_kind_check,
        ADD CONSTRAINT daily_counts_kind_check CHECK (kind IN ('restaurant', 'customer', 'sender', 'owner', 'answer'))`);
    await runner.query('DROP TABLE printers');
    await runner.query('ALTER TABLE recipients DROP COLUMN business_id');
  }
}
