import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was done to what: an entry of the audit log may name it. */
export class AuditSubjects1760001400000 implements MigrationInterface {
  name = 'AuditSubjects1760001400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_log ADD COLUMN subject text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_log DROP COLUMN subject');
  }
}
