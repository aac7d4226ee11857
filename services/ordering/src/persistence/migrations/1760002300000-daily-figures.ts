import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders and revenue by day and by menu, for the platform's staff: counted from the orders, kept when those are gone.
 */
export class DailyFigures1760002300000 implements MigrationInterface {
  name = 'DailyFigures1760002300000';

  async up(runner: QueryRunner): Promise<void> {
    // Of everybody, and small: a row a day and currency.
    await runner.query(
      'CREATE TABLE order_day_figures (day date NOT NULL, currency char(3) NOT NULL, orders bigint NOT NULL, refused bigint NOT NULL, revenue bigint NOT NULL, PRIMARY KEY (day, currency))',
    );
    // What is left of days older than two years.
    await runner.query(
      'CREATE TABLE order_month_figures (month date NOT NULL, currency char(3) NOT NULL, orders bigint NOT NULL, refused bigint NOT NULL, revenue bigint NOT NULL, PRIMARY KEY (month, currency))',
    );
    for (const [table, time] of [
      ['menu_day_figures', 'day'],
      ['menu_month_figures', 'month'],
    ]) {
      // Menus first: what is known of one can be taken out.
      await runner.query(
        `CREATE TABLE ${table} (share_id text NOT NULL, ${time} date NOT NULL, currency char(3) NOT NULL, orders bigint NOT NULL, refused bigint NOT NULL, revenue bigint NOT NULL, PRIMARY KEY (share_id, ${time}, currency))`,
      );
    }
    await runner.query('CREATE INDEX menu_day_figures_day ON menu_day_figures (day)');
    await runner.query('CREATE INDEX menu_month_figures_orders ON menu_month_figures (month, orders DESC, share_id)');
    await runner.query(
      'CREATE INDEX menu_month_figures_orders_in ON menu_month_figures (month, currency, orders DESC, share_id)',
    );
    await runner.query(
      'CREATE INDEX menu_month_figures_revenue_in ON menu_month_figures (month, currency, revenue DESC, share_id)',
    );
    await runner.query('CREATE TABLE recounts (id boolean PRIMARY KEY CHECK (id), counted_at timestamptz NOT NULL)');
    await runner.query(
      'CREATE TABLE recount_marks (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, day date NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'recount_marks',
      'recounts',
      'menu_month_figures',
      'menu_day_figures',
      'order_month_figures',
      'order_day_figures',
    ])
      await runner.query(`DROP TABLE ${table}`);
  }
}
