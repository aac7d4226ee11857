import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What happens to an order after it was placed: its changes, its deadlines, how its restaurant works; and what is left
 * of old ones.
 */
export class OrderLifecycle1760000800000 implements MigrationInterface {
  name = 'OrderLifecycle1760000800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD COLUMN reason text,
        ADD COLUMN entered_by text NOT NULL DEFAULT 'customer' CHECK (entered_by IN ('customer', 'restaurant')),
        ADD COLUMN scheduled_for timestamptz,
        ADD COLUMN promised_at timestamptz,
        ADD COLUMN seen_at timestamptz,
        ADD COLUMN history jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`
      UPDATE orders SET history = jsonb_build_array(jsonb_build_object('version', 1, 'status', 'placed', 'by', 'customer', 'means', 'checkout',
        'at', to_char(placed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))`);
    await runner.query(
      `CREATE INDEX orders_under_way ON orders (share_id) WHERE status NOT IN ('completed', 'rejected', 'cancelled')`,
    );
    await runner.query('CREATE INDEX orders_age ON orders (placed_at)');
    await runner.query(
      'CREATE TABLE ordering_settings (share_id text PRIMARY KEY, settings jsonb NOT NULL, changed_at timestamptz NOT NULL)',
    );
    // Deadlines are rows, so that none is lost with a process.
    await runner.query(`
      CREATE TABLE order_deadlines (
        order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
        step text NOT NULL,
        due_at timestamptz NOT NULL,
        taken_at timestamptz,
        PRIMARY KEY (order_id, step)
      )`);
    await runner.query('CREATE INDEX order_deadlines_due ON order_deadlines (due_at) WHERE taken_at IS NULL');
    await runner.query(`
      CREATE TABLE day_totals (
        share_id text NOT NULL,
        day date NOT NULL,
        currency char(3) NOT NULL,
        orders int NOT NULL,
        refused int NOT NULL,
        revenue bigint NOT NULL,
        PRIMARY KEY (share_id, day, currency)
      )`);
    await runner.query(`
      CREATE TABLE retention_log (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        what text NOT NULL,
        count int NOT NULL,
        older_than timestamptz NOT NULL,
        at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['retention_log', 'day_totals', 'order_deadlines', 'ordering_settings'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP INDEX orders_age');
    await runner.query('DROP INDEX orders_under_way');
    await runner.query(
      'ALTER TABLE orders DROP COLUMN reason, DROP COLUMN entered_by, DROP COLUMN scheduled_for, DROP COLUMN promised_at, DROP COLUMN seen_at, DROP COLUMN history',
    );
  }
}
