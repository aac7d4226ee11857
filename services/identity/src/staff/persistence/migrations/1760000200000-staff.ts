import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff, their sessions and tries to sign in, the signing keys, and the log of who did what. */
export class Staff1760000200000 implements MigrationInterface {
  name = 'Staff1760000200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_members (
        id uuid PRIMARY KEY,
        email text NOT NULL UNIQUE CHECK (email = lower(email)),
        first_name text NOT NULL,
        last_name text NOT NULL,
        role text NOT NULL CHECK (role IN ('super_admin', 'admin', 'support', 'billing')),
        password_hash text NOT NULL,
        is_active boolean NOT NULL DEFAULT true,
        last_login_at timestamptz,
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE staff_sessions (
        id uuid PRIMARY KEY,
        staff_id uuid NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
        refresh_hash text NOT NULL UNIQUE,
        previous_refresh_hash text UNIQUE,
        rotation_key text NOT NULL,
        rotated_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz,
        end_announced boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX staff_sessions_of_member ON staff_sessions (staff_id)');
    await runner.query(
      'CREATE INDEX staff_sessions_unannounced ON staff_sessions (ended_at) WHERE ended_at IS NOT NULL AND NOT end_announced',
    );
    await runner.query(`
      CREATE TABLE sign_in_attempts (
        scope text NOT NULL CHECK (scope IN ('account', 'address')),
        key text NOT NULL,
        count int NOT NULL,
        last_at timestamptz NOT NULL,
        PRIMARY KEY (scope, key)
      )`);
    await runner.query(`
      CREATE TABLE signing_keys (
        key_id uuid PRIMARY KEY,
        public_jwk jsonb NOT NULL,
        private_jwk jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE audit_log (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL,
        action text NOT NULL,
        staff_id uuid,
        actor text NOT NULL,
        address text NOT NULL
      )`);
    await runner.query('CREATE INDEX audit_log_by_time ON audit_log (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['audit_log', 'signing_keys', 'sign_in_attempts', 'staff_sessions', 'staff_members'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
