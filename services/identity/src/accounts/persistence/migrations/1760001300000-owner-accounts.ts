import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Owners and their teams: accounts and how they are reached, sign-ins, sessions, what a signup tells, and what is being
 * closed.
 */
export class OwnerAccounts1760001300000 implements MigrationInterface {
  name = 'OwnerAccounts1760001300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE businesses
        ADD COLUMN version int NOT NULL DEFAULT 1,
        ADD COLUMN website text NOT NULL DEFAULT '',
        ADD COLUMN address text NOT NULL DEFAULT '',
        ADD COLUMN city text NOT NULL DEFAULT '',
        ADD COLUMN state text NOT NULL DEFAULT '',
        ADD COLUMN zip_code text NOT NULL DEFAULT '',
        ADD COLUMN business_type text NOT NULL DEFAULT 'other',
        ADD COLUMN cuisine_type text NOT NULL DEFAULT '',
        ADD COLUMN seating_capacity int,
        ADD COLUMN average_order_value_minor bigint,
        ADD COLUMN current_menu_format text NOT NULL DEFAULT '',
        ADD COLUMN monthly_orders int,
        ADD COLUMN monthly_revenue_minor bigint NOT NULL DEFAULT 0,
        ADD COLUMN marketing_consent boolean NOT NULL DEFAULT false,
        ADD COLUMN terms_accepted_at timestamptz,
        ADD COLUMN background_theme text NOT NULL DEFAULT 'restaurant',
        ADD COLUMN primary_color text NOT NULL DEFAULT '#dc2626',
        ADD COLUMN secondary_color text NOT NULL DEFAULT '#1f2937',
        ADD COLUMN approved_at timestamptz,
        ADD COLUMN trial_ends_at timestamptz`);
    await runner.query(`
      CREATE TABLE accounts (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        rights int NOT NULL DEFAULT 1,
        announced_rights int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX accounts_unannounced ON accounts (id) WHERE announced_rights < rights');
    await runner.query(`
      CREATE TABLE account_contacts (
        account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('email', 'phone')),
        value text NOT NULL,
        contact_hash text NOT NULL UNIQUE,
        confirmed_at timestamptz,
        PRIMARY KEY (account_id, kind),
        UNIQUE (kind, value)
      )`);
    await runner.query(`
      CREATE TABLE business_members (
        id uuid PRIMARY KEY,
        business_id uuid NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
        account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        role text NOT NULL CHECK (role IN ('owner', 'staff')),
        invited_at timestamptz NOT NULL,
        joined_at timestamptz,
        UNIQUE (business_id, account_id)
      )`);
    await runner.query('CREATE INDEX business_members_of_account ON business_members (account_id)');
    await runner.query(`
      CREATE TABLE business_locations (
        id uuid PRIMARY KEY,
        business_id uuid NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
        name text NOT NULL,
        address text NOT NULL,
        time_zone text NOT NULL,
        created_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX business_locations_of_business ON business_locations (business_id)');
    await runner.query(`
      CREATE TABLE sign_ins (
        id uuid PRIMARY KEY,
        account_id uuid REFERENCES accounts (id) ON DELETE CASCADE,
        contact_hash text NOT NULL,
        channel text NOT NULL CHECK (channel IN ('email', 'sms')),
        purpose text NOT NULL CHECK (purpose IN ('asked', 'approved', 'invited')),
        business_id uuid REFERENCES businesses (id) ON DELETE CASCADE,
        requested_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        code_tries int NOT NULL DEFAULT 0
      )`);
    await runner.query('CREATE INDEX sign_ins_of_contact ON sign_ins (contact_hash)');
    await runner.query('CREATE INDEX sign_ins_of_account ON sign_ins (account_id)');
    await runner.query('CREATE INDEX sign_ins_by_end ON sign_ins (expires_at)');
    await runner.query(`
      CREATE TABLE sign_in_secrets (
        secret_hash text PRIMARY KEY,
        sign_in_id uuid NOT NULL REFERENCES sign_ins (id) ON DELETE CASCADE,
        code_hash text,
        made_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX sign_in_secrets_of_sign_in ON sign_in_secrets (sign_in_id)');
    await runner.query(`
      CREATE TABLE account_tries (
        trial text NOT NULL,
        scope text NOT NULL,
        key text NOT NULL,
        count int NOT NULL,
        started_at timestamptz NOT NULL,
        PRIMARY KEY (trial, scope, key)
      )`);
    await runner.query(`
      CREATE TABLE owner_sessions (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        refresh_hash text NOT NULL UNIQUE,
        previous_refresh_hash text UNIQUE,
        rotation_key text NOT NULL,
        rotated_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz,
        end_announced boolean NOT NULL DEFAULT false,
        device text NOT NULL,
        created_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX owner_sessions_of_account ON owner_sessions (account_id)');
    await runner.query(
      'CREATE INDEX owner_sessions_unannounced ON owner_sessions (ended_at) WHERE ended_at IS NOT NULL AND NOT end_announced',
    );
    await runner.query(`
      CREATE TABLE signup_drafts (
        visitor_hash text PRIMARY KEY,
        business_id uuid REFERENCES businesses (id) ON DELETE SET NULL,
        step int NOT NULL,
        fields jsonb NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE account_closures (
        receipt text PRIMARY KEY,
        account_id uuid NOT NULL,
        business_ids uuid[] NOT NULL,
        closed_at timestamptz NOT NULL,
        gone_at timestamptz NOT NULL,
        reopened_at timestamptz,
        removed_at timestamptz,
        removed jsonb
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX account_closures_open ON account_closures (account_id) WHERE reopened_at IS NULL AND removed_at IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'account_closures',
      'signup_drafts',
      'owner_sessions',
      'account_tries',
      'sign_in_secrets',
      'sign_ins',
      'business_locations',
      'business_members',
      'account_contacts',
      'accounts',
    ]) {
      await runner.query(`DROP TABLE ${table}`);
    }
    await runner.query(`
      ALTER TABLE businesses
        DROP COLUMN version, DROP COLUMN website, DROP COLUMN address, DROP COLUMN city, DROP COLUMN state, DROP COLUMN zip_code, DROP COLUMN business_type,
        DROP COLUMN cuisine_type, DROP COLUMN seating_capacity, DROP COLUMN average_order_value_minor, DROP COLUMN current_menu_format, DROP COLUMN monthly_orders,
        DROP COLUMN monthly_revenue_minor, DROP COLUMN marketing_consent, DROP COLUMN terms_accepted_at, DROP COLUMN background_theme, DROP COLUMN primary_color,
        DROP COLUMN secondary_color, DROP COLUMN approved_at, DROP COLUMN trial_ends_at`);
  }
}
