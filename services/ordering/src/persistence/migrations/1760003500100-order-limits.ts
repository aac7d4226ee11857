import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many orders came lately, by whom; what was promised of telling the restaurant, and why it was not told. */
export class OrderLimits1760003500100 implements MigrationInterface {
  name = 'OrderLimits1760003500100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE order_counts (scope text NOT NULL, key text NOT NULL, since timestamptz NOT NULL, orders int NOT NULL, PRIMARY KEY (scope, key, since))',
    );
    await runner.query(
      'CREATE TABLE order_callers (order_id uuid PRIMARY KEY, visitor text, address text NOT NULL, placed_at timestamptz NOT NULL)',
    );
    await runner.query('CREATE INDEX order_callers_age ON order_callers (placed_at)');
    await runner.query('ALTER TABLE orders ADD COLUMN carried jsonb');
    await runner.query('ALTER TABLE order_notifications ADD COLUMN reason text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_notifications DROP COLUMN reason');
    await runner.query('ALTER TABLE orders DROP COLUMN carried');
    await runner.query('DROP TABLE order_callers');
    await runner.query('DROP TABLE order_counts');
  }
}
