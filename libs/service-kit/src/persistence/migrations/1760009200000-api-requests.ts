import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many requests each key of the API has sent in the minute of its last one. */
export class ApiRequests1760009200000 implements MigrationInterface {
  name = 'ApiRequests1760009200000';

  async up(runner: QueryRunner): Promise<void> {
    // A row is written with every request: room for its next version in the same page needs no change of an index.
    await runner.query(`
      CREATE TABLE api_requests (
        key_id uuid PRIMARY KEY,
        minute timestamptz NOT NULL,
        requests int NOT NULL
      ) WITH (fillfactor = 50)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE api_requests');
  }
}
