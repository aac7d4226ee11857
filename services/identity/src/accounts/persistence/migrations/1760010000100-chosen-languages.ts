import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which language somebody wants to be written to, whatever their pages are in. Of before, nobody has chosen. */
export class ChosenLanguages1760010000100 implements MigrationInterface {
  name = 'ChosenLanguages1760010000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts ADD COLUMN chosen_language text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP COLUMN chosen_language');
  }
}
