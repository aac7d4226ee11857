import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The restaurant's payment link and tips; when orders were marked as paid. Older builds write none of it. */
export class Payment1760008100000 implements MigrationInterface {
  name = 'Payment1760008100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN paid_marks jsonb');
    await runner.query(
      'CREATE TABLE payment_settings (share_id text PRIMARY KEY, link text, tips jsonb, changed_at timestamptz NOT NULL)',
    );
    await runner.query(
      `ALTER TABLE day_charges DROP CONSTRAINT day_charges_kind_check, ADD CONSTRAINT day_charges_kind_check CHECK (kind IN ('tax', 'service', 'tip'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM day_charges WHERE kind = 'tip'`);
    await runner.query(
      `ALTER TABLE day_charges DROP CONSTRAINT day_charges_kind_check, ADD CONSTRAINT day_charges_kind_check CHECK (kind IN ('tax', 'service'))`,
    );
    await runner.query('DROP TABLE payment_settings');
    await runner.query('ALTER TABLE orders DROP COLUMN paid_marks');
  }
}
