import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables, their tabs, and what guests at them call for; the table of an order. */
export class Tables1760006000000 implements MigrationInterface {
  name = 'Tables1760006000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE table_service (share_id text PRIMARY KEY, service jsonb NOT NULL, changed_at timestamptz NOT NULL)',
    );
    await runner.query(`
      CREATE TABLE tables (
        id uuid PRIMARY KEY,
        share_id text NOT NULL,
        name text NOT NULL,
        place bigint GENERATED ALWAYS AS IDENTITY,
        code_version int NOT NULL DEFAULT 1,
        seating int NOT NULL DEFAULT 1,
        locked_at timestamptz,
        removed_at timestamptz,
        created_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE UNIQUE INDEX tables_by_name ON tables (share_id, lower(name)) WHERE removed_at IS NULL');
    await runner.query('CREATE INDEX tables_of_menu ON tables (share_id)');
    await runner.query(`
      CREATE TABLE tabs (
        id uuid PRIMARY KEY,
        table_id uuid NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        share_id text NOT NULL,
        opened_at timestamptz NOT NULL,
        closed_at timestamptz,
        closed_how text CHECK (closed_how IN ('card', 'cash', 'unpaid'))
      )`);
    await runner.query('CREATE UNIQUE INDEX tabs_open ON tabs (table_id) WHERE closed_at IS NULL');
    await runner.query('CREATE INDEX tabs_open_of_menu ON tabs (share_id) WHERE closed_at IS NULL');
    await runner.query('CREATE INDEX tabs_closed ON tabs (closed_at) WHERE closed_at IS NOT NULL');
    await runner.query(`
      CREATE TABLE table_calls (
        id uuid PRIMARY KEY,
        table_id uuid NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        share_id text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('waiter', 'bill')),
        payment text CHECK (payment IN ('card', 'cash')),
        called_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE UNIQUE INDEX table_calls_open ON table_calls (table_id, kind)');
    await runner.query('CREATE INDEX table_calls_of_menu ON table_calls (share_id)');
    // No key to `tabs`: orders are written by one statement with their tab, and outlive it.
    await runner.query(
      'ALTER TABLE orders ADD COLUMN tab_id uuid, ADD COLUMN table_id uuid, ADD COLUMN table_name text',
    );
    await runner.query('CREATE INDEX orders_of_tab ON orders (tab_id) WHERE tab_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_of_tab');
    await runner.query('ALTER TABLE orders DROP COLUMN tab_id, DROP COLUMN table_id, DROP COLUMN table_name');
    for (const table of ['table_calls', 'tabs', 'tables', 'table_service']) await runner.query(`DROP TABLE ${table}`);
  }
}
