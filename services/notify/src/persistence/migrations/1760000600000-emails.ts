import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that are headed by a subject, and that are not about an order. */
export class Emails1760000600000 implements MigrationInterface {
  name = 'Emails1760000600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications
        ADD COLUMN subject text,
        ALTER COLUMN order_id DROP NOT NULL,
        ALTER COLUMN order_number DROP NOT NULL,
        ALTER COLUMN share_id DROP NOT NULL,
        ADD CHECK (channel <> 'email' OR subject IS NOT NULL)`);
    await runner.query('ALTER TABLE outbox_messages ADD COLUMN subject text, ALTER COLUMN order_number DROP NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM outbox_messages WHERE order_number IS NULL');
    await runner.query('ALTER TABLE outbox_messages DROP COLUMN subject, ALTER COLUMN order_number SET NOT NULL');
    await runner.query('DELETE FROM notifications WHERE order_id IS NULL');
    await runner.query(`
      ALTER TABLE notifications
        DROP COLUMN subject,
        ALTER COLUMN order_id SET NOT NULL,
        ALTER COLUMN order_number SET NOT NULL,
        ALTER COLUMN share_id SET NOT NULL`);
  }
}
