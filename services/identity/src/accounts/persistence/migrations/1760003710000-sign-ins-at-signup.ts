import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-ins that are sent because somebody signed up by a contact that has an account. */
export class SignInsAtSignup1760003710000 implements MigrationInterface {
  name = 'SignInsAtSignup1760003710000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sign_ins ADD COLUMN at_signup boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sign_ins DROP COLUMN at_signup');
  }
}
