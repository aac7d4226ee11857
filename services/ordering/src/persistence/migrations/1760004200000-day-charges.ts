import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Taxes by rate and service charges of days whose orders are gone, beside `day_totals`. */
export class DayCharges1760004200000 implements MigrationInterface {
  name = 'DayCharges1760004200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE day_charges (
        share_id text NOT NULL,
        day date NOT NULL,
        currency char(3) NOT NULL,
        kind text NOT NULL CHECK (kind IN ('tax', 'service')),
        name text NOT NULL,
        percent numeric(6,3) NOT NULL,
        base bigint NOT NULL,
        amount bigint NOT NULL,
        PRIMARY KEY (share_id, day, currency, kind, name, percent)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE day_charges');
  }
}
