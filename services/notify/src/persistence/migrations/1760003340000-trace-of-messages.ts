import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message is sent long after its event was handled: the trace of the event goes with it. */
export class TraceOfMessages1760003340000 implements MigrationInterface {
  name = 'TraceOfMessages1760003340000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications ADD COLUMN traceparent text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN traceparent');
  }
}
