import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When an event was published or handled is read by the hourly sweep alone, and rows lie in about that order: a BRIN
 * index is enough, and costs next to nothing where four rows an order are written.
 */
export class LeanMessaging1760001260000 implements MigrationInterface {
  name = 'LeanMessaging1760001260000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_published, inbox_handled');
    await runner.query('CREATE INDEX outbox_published ON outbox USING brin (published_at)');
    await runner.query('CREATE INDEX inbox_handled ON inbox USING brin (handled_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_published, inbox_handled');
    await runner.query('CREATE INDEX outbox_published ON outbox (published_at) WHERE published_at IS NOT NULL');
    await runner.query('CREATE INDEX inbox_handled ON inbox (handled_at)');
  }
}
