import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The relay marks events by their place in the outbox. That their ids are all different needs no index: nobody looks
 * for an event by its id, ids are random, and each event cost two entries at random places of it, when it was written
 * and when it was published.
 */
export class OutboxByPlace1760002900000 implements MigrationInterface {
  name = 'OutboxByPlace1760002900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox DROP CONSTRAINT outbox_id_key');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD CONSTRAINT outbox_id_key UNIQUE (id)');
  }
}
