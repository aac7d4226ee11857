import type { MigrationInterface, QueryRunner } from 'typeorm';

const FILTERS = { all: [], kind: ['kind'], plan: ['plan'], kind_and_plan: ['kind', 'plan'] };

/**
 * Plans of businesses, the ledger of what is charged and credited for them, and payouts of rewards. The ledger outlives
 * the business, of which it knows nothing but the id; it cannot be changed, not even by the service's own role, which
 * owns the table.
 */
export class Billing1760002100000 implements MigrationInterface {
  name = 'Billing1760002100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE subscriptions (
        business_id uuid PRIMARY KEY,
        plan text NOT NULL CHECK (plan IN ('free', 'pro', 'enterprise')),
        has_begun boolean NOT NULL,
        is_held boolean NOT NULL,
        is_closing boolean NOT NULL,
        trial_started_at timestamptz,
        trial_ends_at timestamptz,
        month_from date,
        month_until date,
        month_anchor int,
        due_at timestamptz,
        version int NOT NULL DEFAULT 0,
        entries int NOT NULL DEFAULT 0,
        balance_minor bigint NOT NULL DEFAULT 0 CHECK (balance_minor >= 0),
        CHECK ((trial_started_at IS NULL) = (trial_ends_at IS NULL)),
        CHECK ((month_from IS NULL) = (month_until IS NULL) AND (month_from IS NULL) = (month_anchor IS NULL))
      )`);
    await runner.query('CREATE INDEX subscriptions_due ON subscriptions (due_at) WHERE due_at IS NOT NULL');
    await this.ledger(runner);
    await runner.query(`
      CREATE TABLE referral_payouts (
        referral_id uuid PRIMARY KEY,
        is_declined boolean NOT NULL,
        method text CHECK (method IN ('paypal', 'bank_transfer')),
        reference text NOT NULL,
        note text NOT NULL,
        staff_id uuid NOT NULL,
        at timestamptz NOT NULL
      )`);
  }

  private async ledger(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ledger_entries (
        id uuid PRIMARY KEY,
        business_id uuid NOT NULL,
        number bigint NOT NULL,
        at timestamptz NOT NULL,
        kind text NOT NULL CHECK (kind IN ('month', 'upgrade', 'downgrade', 'unused')),
        plan text NOT NULL,
        from_day date NOT NULL,
        until_day date NOT NULL,
        amount_minor bigint NOT NULL,
        balance_minor bigint NOT NULL CHECK (balance_minor >= 0),
        collection text NOT NULL CHECK (collection IN ('beta', 'due')),
        UNIQUE (business_id, number),
        CHECK (from_day < until_day),
        CHECK ((kind = 'unused' AND amount_minor < 0) OR (kind <> 'unused' AND amount_minor > 0))
      )`);
    for (const [filter, columns] of Object.entries(FILTERS))
      await runner.query(
        `CREATE INDEX ledger_entries_${filter}_by_time ON ledger_entries (${[...columns, 'at', 'number', 'id'].join(', ')})`,
      );
    // What is summed over time is in the index.
    await runner.query('CREATE INDEX ledger_entries_sums ON ledger_entries (at) INCLUDE (amount_minor)');
    await runner.query('REVOKE UPDATE, DELETE, TRUNCATE ON ledger_entries FROM CURRENT_USER');
    await runner.query(`
      CREATE FUNCTION refuse_change_of_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$`);
    await runner.query(
      'CREATE TRIGGER ledger_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_ledger()',
    );
    await runner.query(`
      CREATE TABLE ledger_months (
        month text PRIMARY KEY,
        charged_minor bigint NOT NULL,
        credited_minor bigint NOT NULL,
        entries bigint NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['referral_payouts', 'ledger_months', 'ledger_entries', 'subscriptions'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP FUNCTION refuse_change_of_ledger()');
  }
}
