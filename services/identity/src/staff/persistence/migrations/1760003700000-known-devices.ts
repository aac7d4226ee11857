import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Devices from which staff has signed in, each known by the hash of its secret; and tries are also counted by device
 * and of all strangers together.
 */
export class KnownDevices1760003700000 implements MigrationInterface {
  name = 'KnownDevices1760003700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_known_devices (
        staff_id uuid NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
        device_hash text NOT NULL,
        used_at timestamptz NOT NULL,
        PRIMARY KEY (staff_id, device_hash)
      )`);
    await runner.query('CREATE INDEX staff_known_devices_by_use ON staff_known_devices (used_at)');
    await runner.query('ALTER TABLE sign_in_attempts DROP CONSTRAINT sign_in_attempts_scope_check');
    await runner.query(
      "ALTER TABLE sign_in_attempts ADD CONSTRAINT sign_in_attempts_scope_check CHECK (scope IN ('account', 'address', 'code', 'device', 'strangers'))",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM sign_in_attempts WHERE scope IN ('device', 'strangers')");
    await runner.query('ALTER TABLE sign_in_attempts DROP CONSTRAINT sign_in_attempts_scope_check');
    await runner.query(
      "ALTER TABLE sign_in_attempts ADD CONSTRAINT sign_in_attempts_scope_check CHECK (scope IN ('account', 'address', 'code'))",
    );
    await runner.query('DROP TABLE staff_known_devices');
  }
}
