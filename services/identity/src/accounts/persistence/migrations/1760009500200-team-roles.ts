import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who of the staff manages. Everybody else of it is the kitchen from now on; the build before goes on writing `staff`,
 * which is the kitchen then.
 */
export class TeamRoles1760009500200 implements MigrationInterface {
  name = 'TeamRoles1760009500200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE business_members ADD COLUMN manages boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE business_members DROP COLUMN manages');
  }
}
