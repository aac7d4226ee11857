import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The audit log says what was before and after, keeps what other services tell, and cannot be changed: not even the
 * service's own role, which owns the table, gets an UPDATE, DELETE or TRUNCATE through. Every filter of its list has an
 * index that also sorts.
 */
export class AuditTrail1760002000100 implements MigrationInterface {
  name = 'AuditTrail1760002000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_log
        ADD COLUMN service text NOT NULL DEFAULT 'identity',
        ADD COLUMN before jsonb,
        ADD COLUMN after jsonb,
        ADD COLUMN entry_id uuid UNIQUE`);
    await runner.query('DROP INDEX audit_log_by_time');
    await runner.query('CREATE INDEX audit_log_by_time ON audit_log (at, id)');
    for (const column of ['action', 'staff_id', 'actor', 'subject'])
      await runner.query(`CREATE INDEX audit_log_by_${column} ON audit_log (${column}, at, id)`);
    await runner.query('REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM CURRENT_USER');
    await runner.query(`
      CREATE FUNCTION refuse_change_of_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$`);
    await runner.query(
      'CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit_log()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER audit_log_is_append_only ON audit_log');
    await runner.query('DROP FUNCTION refuse_change_of_audit_log()');
    await runner.query('GRANT UPDATE, DELETE, TRUNCATE ON audit_log TO CURRENT_USER');
    for (const column of ['action', 'staff_id', 'actor', 'subject', 'time'])
      await runner.query(`DROP INDEX audit_log_by_${column}`);
    await runner.query('CREATE INDEX audit_log_by_time ON audit_log (at)');
    await runner.query(
      'ALTER TABLE audit_log DROP COLUMN service, DROP COLUMN before, DROP COLUMN after, DROP COLUMN entry_id',
    );
  }
}
