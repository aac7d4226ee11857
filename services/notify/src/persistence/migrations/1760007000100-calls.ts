import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Automatic calls about orders that nobody answers, and the language of a menu, in which its restaurant is called. */
export class Calls1760007000100 implements MigrationInterface {
  name = 'Calls1760007000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recipients ADD COLUMN language text');
    await runner.query(`
      CREATE TABLE calls (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        order_id text NOT NULL UNIQUE,
        share_id text NOT NULL,
        destination text,
        words text,
        language text NOT NULL,
        state text NOT NULL CHECK (state IN ('pending', 'placing', 'calling', 'answered', 'seen', 'failed', 'withdrawn')),
        reason text,
        version int NOT NULL DEFAULT 0,
        attempts int NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL,
        lease_until timestamptz,
        call_sid text,
        causation_id uuid NOT NULL,
        correlation_id text NOT NULL,
        traceparent text,
        created_at timestamptz NOT NULL,
        CHECK ((state = 'placing') = (lease_until IS NOT NULL))
      )`);
    await runner.query(`CREATE INDEX calls_open ON calls (next_attempt_at) WHERE state IN ('pending', 'placing')`);
    await runner.query('CREATE INDEX calls_of_menu ON calls (share_id)');
    await runner.query('CREATE INDEX calls_age ON calls (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE calls');
    await runner.query('ALTER TABLE recipients DROP COLUMN language');
  }
}
