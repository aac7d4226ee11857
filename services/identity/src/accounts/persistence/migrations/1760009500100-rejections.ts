import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a business was turned down, and the numbers of orders, by which those under way are named. */
export class Rejections1760009500100 implements MigrationInterface {
  name = 'Rejections1760009500100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE businesses ADD COLUMN rejection_reason text, ADD COLUMN rejection_note text');
    await runner.query('ALTER TABLE order_facts ADD COLUMN order_number text');
    await runner.query(
      `CREATE INDEX order_facts_under_way ON order_facts (share_id, placed_at) WHERE placed_at IS NOT NULL AND status NOT IN ('completed', 'rejected', 'cancelled')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_facts_under_way');
    await runner.query('ALTER TABLE order_facts DROP COLUMN order_number');
    await runner.query('ALTER TABLE businesses DROP COLUMN rejection_reason, DROP COLUMN rejection_note');
  }
}
