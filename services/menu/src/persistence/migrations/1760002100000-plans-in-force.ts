import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Of a business the plan in force is kept, as identity tells it; until now it was the chosen one, which counted with
 * the approval.
 */
export class PlansInForce1760002100000 implements MigrationInterface {
  name = 'PlansInForce1760002100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE businesses ADD COLUMN plan_version int NOT NULL DEFAULT 0');
    await runner.query(
      "UPDATE businesses SET plan = 'free' WHERE plan IS NOT NULL AND status IS DISTINCT FROM 'approved'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE businesses DROP COLUMN plan_version');
  }
}
