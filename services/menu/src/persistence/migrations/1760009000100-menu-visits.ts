import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often menus were opened, and carts begun, by the hours of their own clocks. */
export class MenuVisits1760009000100 implements MigrationInterface {
  name = 'MenuVisits1760009000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE visit_hours (share_id text NOT NULL, day date NOT NULL, hour smallint NOT NULL, views bigint NOT NULL, visitors bigint NOT NULL, carts bigint NOT NULL, PRIMARY KEY (share_id, day, hour))',
    );
    await runner.query('CREATE INDEX visit_hours_day ON visit_hours (day)');
    // What is left of hours older than two years.
    await runner.query(
      'CREATE TABLE visit_months (share_id text NOT NULL, month date NOT NULL, views bigint NOT NULL, visitors bigint NOT NULL, carts bigint NOT NULL, PRIMARY KEY (share_id, month))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE visit_months');
    await runner.query('DROP TABLE visit_hours');
  }
}
