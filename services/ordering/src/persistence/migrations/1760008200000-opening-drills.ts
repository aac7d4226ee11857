import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Opening drills: when each restaurant is to be tried next, and what became of each drill. */
export class OpeningDrills1760008200000 implements MigrationInterface {
  name = 'OpeningDrills1760008200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE drill_plans (share_id text PRIMARY KEY, look_at timestamptz NOT NULL)');
    await runner.query('CREATE INDEX drill_plans_next ON drill_plans (look_at)');
    await runner.query(
      `CREATE TABLE opening_drills (
         id uuid PRIMARY KEY, share_id text NOT NULL, day date NOT NULL, started_at timestamptz NOT NULL, opens_at timestamptz NOT NULL,
         state text NOT NULL CHECK (state IN ('asked', 'heard', 'unheard', 'late', 'not_sent')),
         heard_by text CHECK (heard_by IN ('sms', 'call', 'print', 'board', 'press')), heard_at timestamptz, messages jsonb NOT NULL DEFAULT '[]',
         call_at timestamptz, end_at timestamptz, CONSTRAINT opening_drills_once UNIQUE (share_id, day))`,
    );
    await runner.query(
      'CREATE INDEX opening_drills_next ON opening_drills (least(call_at, end_at)) WHERE end_at IS NOT NULL',
    );
    await runner.query('CREATE INDEX opening_drills_age ON opening_drills (opens_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE ordering_settings SET settings = settings - 'unreachableSince' - 'openingDrill'`);
    await runner.query('DROP TABLE opening_drills');
    await runner.query('DROP TABLE drill_plans');
  }
}
