import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Secrets of webhooks are kept sealed. The key is not in the database, so the service seals those that there are. A
 * build from before finds no secret where one is sealed: it fails to send instead of signing by something else.
 */
export class SealedWebhookSecrets1760010200000 implements MigrationInterface {
  name = 'SealedWebhookSecrets1760010200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhook_endpoints
        ADD COLUMN sealed_secret text,
        ADD COLUMN sealed_previous_secret text,
        ALTER COLUMN secret DROP NOT NULL,
        DROP CONSTRAINT webhook_endpoints_check,
        ADD CONSTRAINT webhook_endpoints_one_secret CHECK (num_nonnulls(secret, sealed_secret) = 1),
        ADD CONSTRAINT webhook_endpoints_previous_secret CHECK (
          num_nonnulls(previous_secret, sealed_previous_secret) = num_nonnulls(previous_secret_until)
        )`);
  }

  /** Refused while a secret is sealed: without its key it cannot be had back. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhook_endpoints
        DROP CONSTRAINT webhook_endpoints_previous_secret,
        DROP CONSTRAINT webhook_endpoints_one_secret,
        ALTER COLUMN secret SET NOT NULL,
        DROP COLUMN sealed_previous_secret,
        DROP COLUMN sealed_secret,
        ADD CONSTRAINT webhook_endpoints_check CHECK ((previous_secret IS NULL) = (previous_secret_until IS NULL))`);
  }
}
