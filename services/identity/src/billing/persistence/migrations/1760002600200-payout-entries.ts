import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = "'month', 'upgrade', 'downgrade', 'unused'";
const PAYOUT = 'id, referrer_email, restaurant_email, status, submitted_at, reward_minor, search_text';
const STEP = '(id, referral_id, before, status, at)';

/**
 * What is recorded of rewards is a ledger of its own, which cannot be changed; `referral_payouts` says where each
 * stands. And a business that was referred begins with a credit, so that a balance may be below 0. A referral that was
 * said to be paid without a record of it waits for one.
 */
export class PayoutEntries1760002600200 implements MigrationInterface {
  name = 'PayoutEntries1760002600200';

  async up(runner: QueryRunner): Promise<void> {
    await this.entries(runner);
    await runner.query(
      'ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check, DROP CONSTRAINT ledger_entries_balance_minor_check, DROP CONSTRAINT ledger_entries_check1',
    );
    await runner.query(`
      ALTER TABLE ledger_entries
        ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (${KINDS}, 'referral_credit')),
        ADD CONSTRAINT ledger_entries_sign_check CHECK ((kind IN ('unused', 'referral_credit')) = (amount_minor < 0) AND amount_minor <> 0)`);
    await runner.query(
      "CREATE UNIQUE INDEX ledger_entries_one_referral_credit ON ledger_entries (business_id) WHERE kind = 'referral_credit'",
    );
    await runner.query('ALTER TABLE subscriptions DROP CONSTRAINT subscriptions_balance_minor_check');
    await runner.query(
      `CREATE OR REPLACE VIEW rewarded_referrals AS SELECT ${PAYOUT}, business_id, credit_minor FROM referrals`,
    );
    await runner.query('CREATE VIEW declined_rewards AS SELECT referral_id FROM referral_payouts WHERE is_declined');
  }

  private async entries(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payout_entries (
        id uuid PRIMARY KEY,
        referral_id uuid NOT NULL,
        number int NOT NULL,
        kind text NOT NULL CHECK (kind IN ('paid', 'corrected', 'taken_back', 'declined', 'reopened')),
        amount_minor bigint NOT NULL,
        method text CHECK (method IN ('paypal', 'bank_transfer')),
        reference text NOT NULL,
        note text NOT NULL,
        staff_id uuid NOT NULL,
        staff_name text NOT NULL,
        at timestamptz NOT NULL,
        UNIQUE (referral_id, number),
        CHECK (CASE kind WHEN 'paid' THEN amount_minor > 0 WHEN 'taken_back' THEN amount_minor < 0 ELSE amount_minor = 0 END),
        CHECK (kind NOT IN ('paid', 'corrected') OR (method IS NOT NULL AND reference <> ''))
      )`);
    await runner.query(`
      INSERT INTO payout_entries (id, referral_id, number, kind, amount_minor, method, reference, note, staff_id, staff_name, at)
      SELECT gen_random_uuid(), referral_id, 1, CASE WHEN is_declined THEN 'declined' ELSE 'paid' END, CASE WHEN is_declined THEN 0 ELSE reward_minor END, method, reference, note, staff_id,
        coalesce((SELECT trim(first_name || ' ' || last_name) FROM staff_members WHERE staff_members.id = staff_id), ''), at
      FROM referral_payouts JOIN referrals ON referrals.id = referral_id WHERE is_declined OR (status = 'paid' AND method IS NOT NULL)`);
    await runner.query(
      'DELETE FROM referral_payouts WHERE NOT EXISTS (SELECT FROM payout_entries WHERE payout_entries.referral_id = referral_payouts.referral_id)',
    );
    await runner.query(`
      WITH unrecorded AS (
        UPDATE referrals SET status = 'set_up', changed_at = now() WHERE status = 'paid' AND NOT EXISTS (SELECT FROM payout_entries WHERE referral_id = referrals.id AND kind = 'paid') RETURNING id
      )
      INSERT INTO referral_steps ${STEP} SELECT gen_random_uuid(), id, 'paid', 'set_up', now() FROM unrecorded`);
    await runner.query('REVOKE UPDATE, DELETE, TRUNCATE ON payout_entries FROM CURRENT_USER');
    await runner.query(
      'CREATE TRIGGER payouts_are_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payout_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_ledger()',
    );
    await runner.query("ALTER TABLE referral_payouts ADD COLUMN staff_name text NOT NULL DEFAULT ''");
    await runner.query(
      'UPDATE referral_payouts SET staff_name = payout_entries.staff_name FROM payout_entries WHERE payout_entries.referral_id = referral_payouts.referral_id',
    );
    await runner.query('ALTER TABLE referral_payouts ALTER COLUMN staff_name DROP DEFAULT');
  }

  /** As long as no credit was written: none is taken out of the ledger. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW declined_rewards');
    await runner.query('DROP VIEW rewarded_referrals');
    await runner.query(`CREATE VIEW rewarded_referrals AS SELECT ${PAYOUT} FROM referrals`);
    await runner.query(
      'ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_balance_minor_check CHECK (balance_minor >= 0)',
    );
    await runner.query('DROP INDEX ledger_entries_one_referral_credit');
    await runner.query(
      'ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check, DROP CONSTRAINT ledger_entries_sign_check',
    );
    await runner.query(`
      ALTER TABLE ledger_entries
        ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (${KINDS})),
        ADD CONSTRAINT ledger_entries_balance_minor_check CHECK (balance_minor >= 0),
        ADD CONSTRAINT ledger_entries_check1 CHECK ((kind = 'unused' AND amount_minor < 0) OR (kind <> 'unused' AND amount_minor > 0))`);
    await runner.query('ALTER TABLE referral_payouts DROP COLUMN staff_name');
    await runner.query('DROP TABLE payout_entries');
  }
}
