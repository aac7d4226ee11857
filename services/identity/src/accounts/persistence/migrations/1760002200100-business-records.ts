import type { MigrationInterface, QueryRunner } from 'typeorm';

const SORTS = { age: 'created_at, id', name: 'name_key, id', revenue: 'monthly_revenue_minor, id' };
const FILTERS = {
  all: [],
  status: ['registration_status'],
  plan: ['subscription_plan'],
  status_and_plan: ['registration_status', 'subscription_plan'],
};
const LISTS = Object.entries(FILTERS).flatMap(([filter, columns]) =>
  Object.entries(SORTS).map(([sort, keys]) => ({
    name: `businesses_${filter}_by_${sort}`,
    columns: [...columns, keys].join(', '),
  })),
);

/**
 * What staff reads of businesses: an index for each filter with each sort, search by any part of names and e-mail
 * address, their menus and orders, and notes.
 */
export class BusinessRecords1760002200100 implements MigrationInterface {
  name = 'BusinessRecords1760002200100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE businesses
        ADD COLUMN name_key text NOT NULL GENERATED ALWAYS AS (left(search_key(business_name), 100)) STORED,
        ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (search_key(business_name || E'\\n' || owner_name || E'\\n' || email)) STORED`);
    for (const name of ['businesses_by_status', 'businesses_by_age']) await runner.query(`DROP INDEX ${name}`);
    for (const { name, columns } of LISTS) await runner.query(`CREATE INDEX ${name} ON businesses (${columns})`);
    await runner.query('CREATE INDEX businesses_search ON businesses USING gin (search_grams(search_text))');
    await runner.query(`
      CREATE TABLE business_notes (
        id uuid PRIMARY KEY,
        business_id uuid NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
        text text NOT NULL,
        author_id uuid NOT NULL,
        author_name text NOT NULL,
        at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX business_notes_newest ON business_notes (business_id, at, id)');
    await runner.query(`
      CREATE TABLE menu_facts (
        share_id text PRIMARY KEY,
        business_id uuid,
        restaurant_name text NOT NULL,
        status text NOT NULL CHECK (status IN ('extracted', 'published')),
        items int NOT NULL,
        currency text NOT NULL,
        version int NOT NULL,
        first_seen_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX menu_facts_of_business ON menu_facts (business_id, first_seen_at, share_id)');
    await runner.query(
      'CREATE INDEX order_facts_of_menu ON order_facts (share_id, placed_at, order_id) WHERE placed_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_facts_of_menu');
    for (const table of ['menu_facts', 'business_notes']) await runner.query(`DROP TABLE ${table}`);
    for (const name of ['businesses_search', ...LISTS.map(({ name }) => name)])
      await runner.query(`DROP INDEX ${name}`);
    await runner.query('CREATE INDEX businesses_by_status ON businesses (registration_status)');
    await runner.query('CREATE INDEX businesses_by_age ON businesses (created_at)');
    await runner.query('ALTER TABLE businesses DROP COLUMN search_text, DROP COLUMN name_key');
  }
}
