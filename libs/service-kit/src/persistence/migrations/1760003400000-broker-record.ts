import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the broker holds can be compared with the database, and made again from it: where in which stream each event
 * lies, dead letters, deliveries that were begun and never ended, and what was erased from a stream. Rows of the outbox
 * lie in about the order of their streams: BRIN is enough.
 */
export class BrokerRecord1760003400000 implements MigrationInterface {
  name = 'BrokerRecord1760003400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD COLUMN stream_seq bigint, ADD COLUMN stream_made_at timestamptz');
    await runner.query('CREATE INDEX outbox_streamed ON outbox USING brin (stream_made_at, stream_seq)');
    await runner.query('ALTER TABLE outbox_lease ADD COLUMN server_id text');
    await runner.query(`
      CREATE TABLE dead_letters (
        sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        durable text NOT NULL,
        digest bytea NOT NULL,
        subject text NOT NULL,
        body bytea NOT NULL,
        reason text NOT NULL,
        tries int NOT NULL,
        replays int NOT NULL,
        first_failed_at timestamptz,
        parked_at timestamptz NOT NULL DEFAULT now(),
        replaying_at timestamptz,
        discarded_at timestamptz,
        UNIQUE (durable, digest)
      )`);
    await runner.query(`
      CREATE TABLE unfinished_deliveries (
        durable text NOT NULL,
        digest bytea NOT NULL,
        count int NOT NULL,
        begun_at timestamptz NOT NULL,
        PRIMARY KEY (durable, digest)
      )`);
    await runner.query(`
      CREATE TABLE erased_messages (
        stream text NOT NULL,
        seq bigint NOT NULL,
        digest bytea NOT NULL,
        erased_at timestamptz NOT NULL,
        PRIMARY KEY (stream, seq, digest)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['erased_messages', 'unfinished_deliveries', 'dead_letters'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('ALTER TABLE outbox_lease DROP COLUMN server_id');
    await runner.query('DROP INDEX outbox_streamed');
    await runner.query('ALTER TABLE outbox DROP COLUMN stream_seq, DROP COLUMN stream_made_at');
  }
}
