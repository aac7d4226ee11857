import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which language a code was asked for: its message is in it. */
export class RequestLanguages1760008700400 implements MigrationInterface {
  name = 'RequestLanguages1760008700400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE privacy_requests ADD COLUMN language text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE privacy_requests DROP COLUMN language');
  }
}
