import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is kept of orders whose facts have had their time. Facts whose order was never heard of have an age of their
 * own.
 */
export class AnonymousOrders1760001250000 implements MigrationInterface {
  name = 'AnonymousOrders1760001250000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE order_month_totals (
        month date NOT NULL,
        currency char(3) NOT NULL,
        orders int NOT NULL,
        refused int NOT NULL,
        revenue_minor bigint NOT NULL,
        PRIMARY KEY (month, currency)
      )`);
    await runner.query(`
      CREATE TABLE retention_log (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        what text NOT NULL,
        count int NOT NULL,
        older_than timestamptz NOT NULL,
        at timestamptz NOT NULL
      )`);
    await runner.query('ALTER TABLE order_facts ADD COLUMN heard_at timestamptz NOT NULL DEFAULT now()');
    // Only old rows are looked for by it, and they lie together.
    await runner.query('CREATE INDEX order_facts_by_age ON order_facts USING brin ((coalesce(placed_at, heard_at)))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_facts_by_age');
    await runner.query('ALTER TABLE order_facts DROP COLUMN heard_at');
    for (const table of ['retention_log', 'order_month_totals']) await runner.query(`DROP TABLE ${table}`);
  }
}
