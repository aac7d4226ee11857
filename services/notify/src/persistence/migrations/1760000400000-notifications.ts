import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages with what became of them, the projection of whom to tell, and the local outbox. */
export class Notifications1760000400000 implements MigrationInterface {
  name = 'Notifications1760000400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE recipients (
        share_id text PRIMARY KEY,
        version int NOT NULL,
        restaurant_name text NOT NULL,
        phone text,
        currency char(3) NOT NULL,
        time_zone text NOT NULL,
        channels jsonb NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE notifications (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        order_id text NOT NULL,
        order_number text NOT NULL,
        share_id text NOT NULL,
        channel text NOT NULL CHECK (channel IN ('sms', 'whatsapp', 'email', 'print')),
        destination text NOT NULL,
        part int NOT NULL CHECK (part > 0),
        body text NOT NULL,
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sending', 'sent', 'failed')),
        attempts int NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL,
        lease_until timestamptz,
        may_have_left boolean NOT NULL DEFAULT false,
        fault text,
        provider text,
        provider_message_id text,
        causation_id uuid NOT NULL,
        correlation_id text NOT NULL,
        created_at timestamptz NOT NULL,
        sent_at timestamptz,
        UNIQUE (causation_id, channel, part),
        CHECK ((status = 'sending') = (lease_until IS NOT NULL))
      )`);
    await runner.query(
      "CREATE INDEX notifications_due ON notifications (next_attempt_at) WHERE status IN ('pending', 'sending')",
    );
    await runner.query('CREATE INDEX notifications_of_order ON notifications (order_id)');
    await runner.query(`
      CREATE TABLE outbox_messages (
        id uuid PRIMARY KEY,
        channel text NOT NULL,
        recipient text NOT NULL,
        body text NOT NULL,
        causation_id uuid NOT NULL,
        order_number text NOT NULL,
        created_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX outbox_messages_newest ON outbox_messages (created_at DESC, id)');
    await runner.query('CREATE INDEX outbox_messages_of_order ON outbox_messages (order_number)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['outbox_messages', 'notifications', 'recipients']) await runner.query(`DROP TABLE ${table}`);
  }
}
