import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Outbox, its lease, and inbox: every service has them in its own schema. */
export class Messaging1760000000000 implements MigrationInterface {
  name = 'Messaging1760000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id uuid NOT NULL UNIQUE,
        subject text NOT NULL,
        envelope jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        published_at timestamptz
      )`);
    await runner.query('CREATE INDEX outbox_waiting ON outbox (seq) WHERE published_at IS NULL');
    await runner.query('CREATE INDEX outbox_published ON outbox (published_at) WHERE published_at IS NOT NULL');
    await runner.query('CREATE TABLE outbox_lease (id int PRIMARY KEY CHECK (id = 1))');
    await runner.query('INSERT INTO outbox_lease VALUES (1)');
    await runner.query(`
      CREATE TABLE inbox (
        durable text NOT NULL,
        event_id uuid NOT NULL,
        handled_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (durable, event_id)
      )`);
    await runner.query('CREATE INDEX inbox_handled ON inbox (handled_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE inbox');
    await runner.query('DROP TABLE outbox_lease');
    await runner.query('DROP TABLE outbox');
  }
}
