import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What billing reads of other modules' tables, and accounts of billing's for an owner's export: these columns and no
 * others, so that the modules need not know each other. After the tables have all of them.
 */
export class BillingReads1760002290000 implements MigrationInterface {
  name = 'BillingReads1760002290000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW billed_businesses AS
        SELECT id, business_name, email, registration_status, subscription_plan, trial_ends_at,
          EXISTS (SELECT FROM account_closures WHERE business_ids @> ARRAY[businesses.id] AND reopened_at IS NULL AND removed_at IS NULL) AS is_closing,
          coalesce((SELECT time_zone FROM business_locations WHERE business_id = businesses.id ORDER BY created_at, business_locations.id LIMIT 1), 'America/New_York') AS time_zone
        FROM businesses`);
    await runner.query('CREATE INDEX businesses_by_email ON businesses (email)');
    await runner.query(
      'CREATE VIEW rewarded_referrals AS SELECT id, referrer_email, restaurant_email, status, submitted_at, reward_minor, search_text FROM referrals',
    );
    await runner.query(
      'CREATE VIEW exported_charges AS SELECT business_id, number, at, kind, plan, from_day, until_day, amount_minor, balance_minor, collection FROM ledger_entries',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW exported_charges');
    await runner.query('DROP VIEW rewarded_referrals');
    await runner.query('DROP INDEX businesses_by_email');
    await runner.query('DROP VIEW billed_businesses');
  }
}
