import type { MigrationInterface, QueryRunner } from 'typeorm';

const PURPOSES = ['order', 'reminder', 'backup', 'status', 'acknowledgement', 'sign-in', 'account', 'test'];

const COUNTED = ['restaurant', 'customer', 'sender', 'owner', 'answer', 'test'];

/**
 * Messages with the code that proves whose data somebody asks for, counted by themselves; and messages by whom they
 * went to, whatever they are about.
 */
export class PrivacyMessages1760002700200 implements MigrationInterface {
  name = 'PrivacyMessages1760002700200';

  async up(runner: QueryRunner): Promise<void> {
    await purposes(runner, [...PURPOSES, 'privacy']);
    await counted(runner, [...COUNTED, 'privacy']);
    await runner.query(
      'CREATE INDEX notifications_to_people ON notifications (destination_hash) WHERE order_id IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX notifications_to_people');
    await runner.query("DELETE FROM notifications WHERE purpose = 'privacy'");
    await purposes(runner, PURPOSES);
    await runner.query("DELETE FROM daily_counts WHERE kind = 'privacy'");
    await counted(runner, COUNTED);
  }
}

async function counted(runner: QueryRunner, kinds: readonly string[]): Promise<void> {
  await runner.query(`
    ALTER TABLE daily_counts
      DROP CONSTRAINT daily_counts_kind_check,
      ADD CONSTRAINT daily_counts_kind_check CHECK (kind IN (${list(kinds)}))`);
}

function list(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ');
}

async function purposes(runner: QueryRunner, names: readonly string[]): Promise<void> {
  await runner.query(`
    ALTER TABLE notifications
      DROP CONSTRAINT notifications_purpose_check,
      ADD CONSTRAINT notifications_purpose_check CHECK (purpose IN (${list(names)}))`);
}
