import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Opening drills that were asked, the messages and the call that belong to each, and when somebody answered. */
export class Drills1760008200100 implements MigrationInterface {
  name = 'Drills1760008200100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE drills (id uuid PRIMARY KEY, share_id text NOT NULL, opens_at timestamptz NOT NULL, answered_at timestamptz, alarmed_at timestamptz, created_at timestamptz NOT NULL)',
    );
    await runner.query('ALTER TABLE notifications ADD COLUMN drill_id uuid');
    await runner.query(
      'CREATE INDEX notifications_of_drills ON notifications (destination_hash, drill_id) WHERE drill_id IS NOT NULL',
    );
    await runner.query('ALTER TABLE calls ALTER COLUMN order_id DROP NOT NULL, ADD COLUMN drill_id uuid UNIQUE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM calls WHERE order_id IS NULL');
    await runner.query('ALTER TABLE calls DROP COLUMN drill_id, ALTER COLUMN order_id SET NOT NULL');
    await runner.query('DROP INDEX notifications_of_drills');
    await runner.query('ALTER TABLE notifications DROP COLUMN drill_id');
    await runner.query('DROP TABLE drills');
  }
}
