import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of the automatic call about an order that nobody answered. */
export class OrderCalls1760007000000 implements MigrationInterface {
  name = 'OrderCalls1760007000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE order_calls (order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE, version int NOT NULL,
         state text NOT NULL CHECK (state IN ('calling', 'answered', 'seen', 'failed')), reason text, changed_at timestamptz NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_calls');
  }
}
