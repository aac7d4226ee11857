import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders by which a restaurant tries how orders go: no figures count them. */
export class TestOrders1760003300000 implements MigrationInterface {
  name = 'TestOrders1760003300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN test boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN test');
  }
}
