import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often the links to a menu's board were ended; no row: never. */
export class BoardLinks1760003500000 implements MigrationInterface {
  name = 'BoardLinks1760003500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE board_links (share_id text PRIMARY KEY, version int NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE board_links');
  }
}
