import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of orders: known by the version it came with, and possibly before the order itself. */
export class OrderChanges1760001100000 implements MigrationInterface {
  name = 'OrderChanges1760001100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_facts
        ALTER COLUMN share_id DROP NOT NULL,
        ALTER COLUMN total_minor DROP NOT NULL,
        ALTER COLUMN currency DROP NOT NULL,
        ALTER COLUMN placed_at DROP NOT NULL,
        ALTER COLUMN status SET DEFAULT 'placed',
        ADD COLUMN total_version int NOT NULL DEFAULT 0,
        ADD COLUMN status_version int NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM order_facts WHERE placed_at IS NULL OR total_minor IS NULL');
    await runner.query(`
      ALTER TABLE order_facts
        ALTER COLUMN share_id SET NOT NULL,
        ALTER COLUMN total_minor SET NOT NULL,
        ALTER COLUMN currency SET NOT NULL,
        ALTER COLUMN placed_at SET NOT NULL,
        ALTER COLUMN status DROP DEFAULT,
        DROP COLUMN total_version,
        DROP COLUMN status_version`);
  }
}
