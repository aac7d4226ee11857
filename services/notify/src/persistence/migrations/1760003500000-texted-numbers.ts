import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which different numbers were texted a day, by what they are limited; which businesses staff has approved; and which
 * orders' texts were promised.
 */
export class TextedNumbers1760003500000 implements MigrationInterface {
  name = 'TextedNumbers1760003500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE texted_numbers (day date NOT NULL, scope text NOT NULL, key text NOT NULL, destination_hash text NOT NULL, PRIMARY KEY (day, scope, key, destination_hash))',
    );
    await runner.query(
      'CREATE TABLE texted_counts (day date NOT NULL, scope text NOT NULL, key text NOT NULL, shard int NOT NULL, numbers int NOT NULL, PRIMARY KEY (day, scope, key, shard))',
    );
    await runner.query('CREATE TABLE businesses (id text PRIMARY KEY, status text NOT NULL, version int NOT NULL)');
    await runner.query(
      'CREATE TABLE text_promises (order_id text PRIMARY KEY, destination_hash text NOT NULL, refusal text, made_at timestamptz NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['text_promises', 'businesses', 'texted_counts', 'texted_numbers'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
