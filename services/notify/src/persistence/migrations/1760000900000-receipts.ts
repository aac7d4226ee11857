import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of messages after they were taken, what came back, and who gets how much. */
export class Receipts1760000900000 implements MigrationInterface {
  name = 'Receipts1760000900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications
        ADD COLUMN audience text NOT NULL DEFAULT 'restaurant' CHECK (audience IN ('restaurant', 'customer', 'sender')),
        ADD COLUMN purpose text NOT NULL DEFAULT 'order' CHECK (purpose IN ('order', 'reminder', 'backup', 'status', 'acknowledgement')),
        ADD COLUMN destination_hash text,
        ADD COLUMN repeated boolean NOT NULL DEFAULT false,
        ADD COLUMN receipt text CHECK (receipt IN ('queued', 'sent', 'delivered', 'undelivered', 'failed')),
        ADD COLUMN receipt_at timestamptz,
        ADD COLUMN error_code int,
        ALTER COLUMN destination DROP NOT NULL,
        ALTER COLUMN body DROP NOT NULL`);
    await runner.query(
      "UPDATE notifications SET audience = 'sender', purpose = 'acknowledgement' WHERE order_id IS NULL",
    );
    await runner.query(`
      UPDATE notifications SET destination_hash = encode(sha256(convert_to(CASE WHEN channel = 'email' THEN lower(destination) ELSE destination END, 'UTF8')), 'hex')`);
    // One event may tell several people on one channel.
    await runner.query(`
      ALTER TABLE notifications
        ALTER COLUMN audience DROP DEFAULT,
        ALTER COLUMN purpose DROP DEFAULT,
        ALTER COLUMN destination_hash SET NOT NULL,
        DROP CONSTRAINT notifications_causation_id_channel_part_key,
        ADD CONSTRAINT notifications_once UNIQUE (causation_id, audience, channel, destination_hash, part)`);
    await runner.query('CREATE INDEX notifications_to ON notifications (destination_hash) WHERE order_id IS NOT NULL');
    await runner.query('CREATE INDEX notifications_written ON notifications (created_at)');
    await runner.query(`
      CREATE TABLE order_states (
        order_id text PRIMARY KEY,
        order_number text NOT NULL,
        version int NOT NULL,
        status text NOT NULL,
        entered_by_restaurant boolean NOT NULL DEFAULT false,
        replied_at timestamptz,
        changed_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE TABLE opt_outs (destination_hash text PRIMARY KEY, since timestamptz NOT NULL)');
    await runner.query(
      'CREATE TABLE confirmed_numbers (destination_hash text PRIMARY KEY, since timestamptz NOT NULL)',
    );
    await runner.query(`
      CREATE TABLE daily_counts (
        day date NOT NULL,
        kind text NOT NULL CHECK (kind IN ('restaurant', 'customer', 'sender', 'answer')),
        destination_hash text NOT NULL,
        shard int NOT NULL,
        messages int NOT NULL,
        PRIMARY KEY (day, kind, destination_hash, shard)
      )`);
    await runner.query(
      'CREATE TABLE inbound_messages (provider_message_id text PRIMARY KEY, answer text, received_at timestamptz NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['inbound_messages', 'daily_counts', 'confirmed_numbers', 'opt_outs', 'order_states'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP INDEX notifications_to, notifications_written');
    await runner.query(
      "DELETE FROM notifications WHERE destination IS NULL OR body IS NULL OR purpose NOT IN ('order', 'acknowledgement')",
    );
    await runner.query(`
      ALTER TABLE notifications
        DROP CONSTRAINT notifications_once,
        ADD UNIQUE (causation_id, channel, part),
        ALTER COLUMN destination SET NOT NULL,
        ALTER COLUMN body SET NOT NULL,
        DROP COLUMN audience,
        DROP COLUMN purpose,
        DROP COLUMN destination_hash,
        DROP COLUMN repeated,
        DROP COLUMN receipt,
        DROP COLUMN receipt_at,
        DROP COLUMN error_code`);
  }
}
