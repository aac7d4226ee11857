import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Links of referrers, and what becomes of a referral by itself: which business the restaurant became, of which no two
 * referrals have the same. What this module has to know of businesses and their people it reads through views.
 */
export class ReferralWays1760002600100 implements MigrationInterface {
  name = 'ReferralWays1760002600100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE referrers (
        email text PRIMARY KEY CHECK (email = lower(email)),
        code text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`
      ALTER TABLE referrals
        ADD COLUMN way text NOT NULL DEFAULT 'form' CHECK (way IN ('form', 'link')),
        ADD COLUMN restaurant_phone text,
        ADD COLUMN business_id uuid UNIQUE,
        ADD COLUMN version int NOT NULL DEFAULT 1`);
    // A signup is looked for by either.
    await runner.query('CREATE INDEX referrals_of_restaurant ON referrals (restaurant_email)');
    await runner.query(
      'CREATE INDEX referrals_of_restaurant_phone ON referrals (restaurant_phone) WHERE restaurant_phone IS NOT NULL',
    );
    await runner.query(
      'CREATE VIEW referred_businesses AS SELECT id, email, phone, referral_code, registration_status, set_up_at FROM businesses',
    );
    await runner.query('CREATE INDEX businesses_by_phone ON businesses (phone)');
    await runner.query('CREATE VIEW known_people AS SELECT account_id, kind, value FROM account_contacts');
    await runner.query('CREATE VIEW business_people AS SELECT business_id, account_id FROM business_members');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const view of ['business_people', 'known_people', 'referred_businesses'])
      await runner.query(`DROP VIEW ${view}`);
    await runner.query('DROP INDEX businesses_by_phone');
    for (const index of ['referrals_of_restaurant', 'referrals_of_restaurant_phone'])
      await runner.query(`DROP INDEX ${index}`);
    await runner.query(
      'ALTER TABLE referrals DROP COLUMN way, DROP COLUMN restaurant_phone, DROP COLUMN business_id, DROP COLUMN version',
    );
    await runner.query('DROP TABLE referrers');
  }
}
