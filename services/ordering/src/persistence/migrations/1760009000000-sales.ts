import type { MigrationInterface, QueryRunner } from 'typeorm';

const SUMS = ['orders', 'rejected', 'cancelled', 'revenue', 'tax', 'tips']
  .map((sum) => `${sum} bigint NOT NULL`)
  .join(', ');
const ANSWERS = ['guests', 'returning_guests', 'answered', 'answered_soon', 'answer_seconds']
  .map((sum) => `${sum} bigint NOT NULL`)
  .join(', ');

/**
 * Sales of each menu by hour, dish and more, for its owner: counted from the orders, kept when those are gone. All
 * days are filled by marks: `DailyRecount` counts them again.
 */
export class Sales1760009000000 implements MigrationInterface {
  name = 'Sales1760009000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN returning_guest boolean');
    // Whether a guest has ordered here before is asked for each order: it costs one look into this index.
    await runner.query('DROP INDEX orders_of_phone');
    await runner.query(
      `CREATE INDEX orders_of_phone ON orders (phone_key(customer->>'phone', currency, calling_code), share_id, id)`,
    );
    // `counted_day` is of UTC, as marks are; `day` and `hour` are those of the restaurant's clock.
    await runner.query(
      'CREATE TABLE sales_counts (share_id text NOT NULL, counted_day date NOT NULL, orders bigint NOT NULL, versions bigint NOT NULL, PRIMARY KEY (share_id, counted_day))',
    );
    await runner.query('CREATE INDEX sales_counts_day ON sales_counts (counted_day)');
    await runner.query(
      `CREATE TABLE sales_hours (share_id text NOT NULL, counted_day date NOT NULL, day date NOT NULL, hour smallint NOT NULL, currency char(3) NOT NULL, ${SUMS}, ${ANSWERS},
         PRIMARY KEY (share_id, counted_day, day, hour, currency))`,
    );
    await runner.query(
      `CREATE TABLE sales_parts (share_id text NOT NULL, counted_day date NOT NULL, day date NOT NULL, currency char(3) NOT NULL, kind text NOT NULL, key text NOT NULL,
         name text NOT NULL, orders bigint NOT NULL, quantity bigint NOT NULL, revenue bigint NOT NULL, PRIMARY KEY (share_id, counted_day, day, currency, kind, key))`,
    );
    // What is left of hours older than two years.
    await runner.query(
      `CREATE TABLE sales_months (share_id text NOT NULL, month date NOT NULL, currency char(3) NOT NULL, ${SUMS}, PRIMARY KEY (share_id, month, currency))`,
    );
    await runner.query(
      `INSERT INTO recount_marks (day) SELECT DISTINCT (placed_at AT TIME ZONE 'UTC')::date FROM orders WHERE NOT test`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['sales_months', 'sales_parts', 'sales_hours', 'sales_counts'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP INDEX orders_of_phone');
    await runner.query(
      `CREATE INDEX orders_of_phone ON orders (phone_key(customer->>'phone', currency, calling_code), id)`,
    );
    await runner.query('ALTER TABLE orders DROP COLUMN returning_guest');
  }
}
