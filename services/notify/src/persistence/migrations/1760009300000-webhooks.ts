import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where programs of businesses take messages, and the messages: a queue and its log in one table. */
export class Webhooks1760009300000 implements MigrationInterface {
  name = 'Webhooks1760009300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhook_endpoints (
        id uuid PRIMARY KEY,
        business_id text NOT NULL,
        url text NOT NULL,
        events text[] NOT NULL,
        secret text NOT NULL,
        previous_secret text,
        previous_secret_until timestamptz,
        gone_at timestamptz,
        lease_until timestamptz,
        created_at timestamptz NOT NULL,
        CHECK ((previous_secret IS NULL) = (previous_secret_until IS NULL))
      )`);
    await runner.query('CREATE INDEX webhook_endpoints_of_business ON webhook_endpoints (business_id)');
    await runner.query(`
      CREATE TABLE webhook_deliveries (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id uuid NOT NULL UNIQUE,
        endpoint_id uuid NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
        event_id uuid NOT NULL,
        type text NOT NULL,
        subject text NOT NULL,
        version int NOT NULL,
        body text NOT NULL,
        status text NOT NULL CHECK (status IN ('pending', 'delivered', 'failed')),
        attempts int NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL,
        last_attempt_at timestamptz,
        next_attempt_at timestamptz,
        answer int,
        fault text,
        UNIQUE (endpoint_id, event_id),
        CHECK ((status = 'pending') = (next_attempt_at IS NOT NULL))
      )`);
    await runner.query(
      `CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, next_attempt_at, seq) WHERE status = 'pending'`,
    );
    await runner.query(
      'CREATE INDEX webhook_deliveries_of_subject ON webhook_deliveries (endpoint_id, subject, version)',
    );
    await runner.query('CREATE INDEX webhook_deliveries_log ON webhook_deliveries (endpoint_id, seq)');
    await runner.query('CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhook_deliveries');
    await runner.query('DROP TABLE webhook_endpoints');
  }
}
