import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many messages a day had that went with their business: the day's figures, which are counted anew, keep them. */
export class FiguresOfErased1760002800100 implements MigrationInterface {
  name = 'FiguresOfErased1760002800100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE erased_day_figures (LIKE message_day_figures INCLUDING ALL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE erased_day_figures');
  }
}
