import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders by who placed them, what customers agreed to about texts, and erasures that are under way: by ids alone. */
export class CustomerPrivacy1760002700100 implements MigrationInterface {
  name = 'CustomerPrivacy1760002700100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE orders ADD COLUMN text_consent jsonb NOT NULL DEFAULT '[]', ADD COLUMN erased_at timestamptz`,
    );
    // As `dialable` of the contracts has it: a number is found by how it is dialled, however it was typed.
    await runner.query(`
      CREATE FUNCTION phone_key(printed text, currency text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN CASE
          WHEN btrim(printed) LIKE '+%' THEN '+' || regexp_replace(printed, '\\D', '', 'g')
          WHEN regexp_replace(printed, '\\D', '', 'g') LIKE '00%' THEN '+' || substr(regexp_replace(printed, '\\D', '', 'g'), 3)
          WHEN currency IN ('USD', 'CAD') AND regexp_replace(printed, '\\D', '', 'g') ~ '^[0-9]{10}$' THEN '+1' || regexp_replace(printed, '\\D', '', 'g')
          WHEN currency IN ('USD', 'CAD') AND regexp_replace(printed, '\\D', '', 'g') ~ '^1[0-9]{10}$' THEN '+' || regexp_replace(printed, '\\D', '', 'g')
          ELSE btrim(printed) END`);
    // With the id, by which they are read page by page: else the planner may rather go through all orders by their id.
    await runner.query(`CREATE INDEX orders_of_phone ON orders (phone_key(customer->>'phone', currency), id)`);
    await runner.query(
      `CREATE INDEX orders_of_email ON orders (lower(customer->>'email'), id) WHERE customer->>'email' <> ''`,
    );
    await runner.query(`
      CREATE TABLE customer_erasures (
        request_id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('email', 'phone')),
        asked_at timestamptz NOT NULL,
        told jsonb[] NOT NULL DEFAULT '{}',
        done_at timestamptz
      )`);
    await runner.query(`
      CREATE TABLE erasing_orders (
        request_id uuid NOT NULL REFERENCES customer_erasures (request_id) ON DELETE CASCADE,
        order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
        due_at timestamptz NOT NULL,
        PRIMARY KEY (request_id, order_id)
      )`);
    await runner.query('CREATE INDEX erasing_orders_of_order ON erasing_orders (order_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['erasing_orders', 'customer_erasures']) await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP INDEX orders_of_email, orders_of_phone');
    await runner.query('DROP FUNCTION phone_key(text, text)');
    await runner.query('ALTER TABLE orders DROP COLUMN text_consent, DROP COLUMN erased_at');
  }
}
