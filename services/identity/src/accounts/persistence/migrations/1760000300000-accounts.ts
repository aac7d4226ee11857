import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Businesses, and the projection of orders from which their figures come. */
export class Accounts1760000300000 implements MigrationInterface {
  name = 'Accounts1760000300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE businesses (
        id uuid PRIMARY KEY,
        business_name text NOT NULL,
        owner_name text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        registration_status text NOT NULL CHECK (registration_status IN ('pending', 'approved', 'rejected', 'incomplete')),
        subscription_plan text NOT NULL CHECK (subscription_plan IN ('free', 'pro', 'enterprise')),
        created_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX businesses_by_status ON businesses (registration_status)');
    await runner.query('CREATE INDEX businesses_by_age ON businesses (created_at)');
    await runner.query(`
      CREATE TABLE order_facts (
        order_id text PRIMARY KEY,
        share_id text NOT NULL,
        total_minor bigint NOT NULL,
        currency char(3) NOT NULL,
        placed_at timestamptz NOT NULL,
        status text NOT NULL
      )`);
    await runner.query('CREATE INDEX order_facts_by_month ON order_facts (currency, placed_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['order_facts', 'businesses']) await runner.query(`DROP TABLE ${table}`);
  }
}
