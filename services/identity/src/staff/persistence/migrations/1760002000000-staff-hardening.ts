import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Two-factor sign-in, sessions that say where they are, and the list of employees. A session outlives the member it was
 * of: that it has ended must still be told to the other services when the member is removed.
 */
export class StaffHardening1760002000000 implements MigrationInterface {
  name = 'StaffHardening1760002000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff_sessions DROP CONSTRAINT staff_sessions_staff_id_fkey');
    await runner.query(
      "ALTER TABLE staff_sessions ADD COLUMN device text NOT NULL DEFAULT '', ADD COLUMN address text NOT NULL DEFAULT ''",
    );
    await runner.query('CREATE INDEX staff_members_newest ON staff_members (created_at, id)');
    await runner.query(`
      CREATE TABLE staff_two_factor (
        staff_id uuid PRIMARY KEY REFERENCES staff_members (id) ON DELETE CASCADE,
        secret text NOT NULL,
        confirmed_at timestamptz,
        last_step bigint NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE staff_recovery_codes (
        staff_id uuid NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
        code_hash text NOT NULL,
        PRIMARY KEY (staff_id, code_hash)
      )`);
    await runner.query(`
      CREATE TABLE staff_sign_in_challenges (
        challenge_hash text PRIMARY KEY,
        staff_id uuid NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX staff_sign_in_challenges_of_member ON staff_sign_in_challenges (staff_id)');
    await runner.query('ALTER TABLE sign_in_attempts DROP CONSTRAINT sign_in_attempts_scope_check');
    await runner.query(
      "ALTER TABLE sign_in_attempts ADD CONSTRAINT sign_in_attempts_scope_check CHECK (scope IN ('account', 'address', 'code'))",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM sign_in_attempts WHERE scope = 'code'");
    await runner.query('ALTER TABLE sign_in_attempts DROP CONSTRAINT sign_in_attempts_scope_check');
    await runner.query(
      "ALTER TABLE sign_in_attempts ADD CONSTRAINT sign_in_attempts_scope_check CHECK (scope IN ('account', 'address'))",
    );
    for (const table of ['staff_sign_in_challenges', 'staff_recovery_codes', 'staff_two_factor'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP INDEX staff_members_newest');
    await runner.query('ALTER TABLE staff_sessions DROP COLUMN device, DROP COLUMN address');
    await runner.query('DELETE FROM staff_sessions WHERE NOT EXISTS (SELECT 1 FROM staff_members WHERE id = staff_id)');
    await runner.query(
      'ALTER TABLE staff_sessions ADD CONSTRAINT staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_members (id) ON DELETE CASCADE',
    );
  }
}
