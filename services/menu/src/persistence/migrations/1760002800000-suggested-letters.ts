import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many letters of a menu a model was asked to translate on a day. */
export class SuggestedLetters1760002800000 implements MigrationInterface {
  name = 'SuggestedLetters1760002800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE suggested_letters (
        share_id text NOT NULL REFERENCES menus (share_id) ON DELETE CASCADE,
        day date NOT NULL,
        letters int NOT NULL,
        PRIMARY KEY (share_id, day)
      )`);
    await runner.query('CREATE INDEX suggested_letters_day ON suggested_letters (day)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE suggested_letters');
  }
}
