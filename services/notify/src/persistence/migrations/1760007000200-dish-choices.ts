import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dishes that a restaurant was named to choose from when it said by text that one is sold out. */
export class DishChoices1760007000200 implements MigrationInterface {
  name = 'DishChoices1760007000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE dish_choices (destination_hash text PRIMARY KEY, dishes jsonb NOT NULL, named_at timestamptz NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE dish_choices');
  }
}
