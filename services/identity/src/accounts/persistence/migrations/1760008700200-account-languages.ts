import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which language people sign in: what is sent to them is in it. Of before, nobody has one. */
export class AccountLanguages1760008700200 implements MigrationInterface {
  name = 'AccountLanguages1760008700200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts ADD COLUMN language text');
    await runner.query('ALTER TABLE sign_ins ADD COLUMN language text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP COLUMN language');
    await runner.query('ALTER TABLE sign_ins DROP COLUMN language');
  }
}
