import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rungs that were passed over for a higher one, after an outage: they leave the deadlines, and stay known. */
export class SkippedDeadlines1760001000000 implements MigrationInterface {
  name = 'SkippedDeadlines1760001000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE skipped_deadlines (
        order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
        step text NOT NULL,
        due_at timestamptz NOT NULL,
        skipped_at timestamptz NOT NULL,
        PRIMARY KEY (order_id, step)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE skipped_deadlines');
  }
}
