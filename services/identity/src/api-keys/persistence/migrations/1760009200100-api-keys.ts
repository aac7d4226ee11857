import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keys of businesses for the API, and what keys depend on of a business: a view, as all that is read of another module.
 * In force is the plan of a business that is approved; before and without it is the free one.
 */
export class ApiKeys1760009200100 implements MigrationInterface {
  name = 'ApiKeys1760009200100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE api_keys (
        id uuid PRIMARY KEY,
        business_id uuid NOT NULL,
        name text NOT NULL,
        prefix text NOT NULL,
        secret_hash text NOT NULL UNIQUE,
        scopes text[] NOT NULL,
        rights int NOT NULL DEFAULT 1,
        announced_rights int NOT NULL DEFAULT 1,
        rights_changed_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz,
        last_used_at timestamptz,
        revoked_at timestamptz
      )`);
    await runner.query('CREATE INDEX api_keys_of_business ON api_keys (business_id, created_at)');
    await runner.query('CREATE INDEX api_keys_to_announce ON api_keys (id) WHERE rights > announced_rights');
    await runner.query(`
      CREATE VIEW keyed_businesses AS
        SELECT id,
          registration_status <> 'rejected' AND NOT EXISTS (
            SELECT FROM account_closures
            WHERE business_ids @> ARRAY[businesses.id] AND reopened_at IS NULL AND removed_at IS NULL
          ) AS is_open,
          CASE WHEN registration_status = 'approved' THEN subscription_plan ELSE 'free' END AS plan
        FROM businesses`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW keyed_businesses');
    await runner.query('DROP TABLE api_keys');
  }
}
