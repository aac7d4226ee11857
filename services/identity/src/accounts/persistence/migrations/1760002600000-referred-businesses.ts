import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * By whose link a business came, and when it had published its first menu; of those that are there, as far as it is
 * known.
 */
export class ReferredBusinesses1760002600000 implements MigrationInterface {
  name = 'ReferredBusinesses1760002600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE businesses ADD COLUMN referral_code text NOT NULL DEFAULT '', ADD COLUMN set_up_at timestamptz",
    );
    await runner.query(
      "UPDATE businesses SET set_up_at = (SELECT min(changed_at) FROM menu_facts WHERE business_id = businesses.id AND status = 'published')",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE businesses DROP COLUMN referral_code, DROP COLUMN set_up_at');
  }
}
