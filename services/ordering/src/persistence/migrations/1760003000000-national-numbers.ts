import { callingCodeOf } from '@chalkboard/menu-rules/national-number';
import { rowsOf } from '@chalkboard/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { z } from 'zod';

const Menu = z.object({
  shareId: z.string(),
  currency: z.string(),
  restaurantPhone: z.string().nullable(),
  timeZone: z.string(),
});

const DIGITS = `regexp_replace(printed, '\\D', '', 'g')`;
/**
 * Countries whose numbers are dialled as they are, in the country too: in Italy with the 0 with which some of them
 * begin.
 */
const WITHOUT_TRUNK = ['30', '34', '351', '352', '356', '357', '371', '372', '39', '420', '45', '47', '48', '52', '65'];

/**
 * A number that was typed without its country code is found by the country of the restaurant, where that can be told:
 * such an order has its calling code. In most countries the number has a 0 before it then, in Hungary 06, in Lithuania
 * 0 or 8. Without that it may be a number of the town, which is another one's in the next town: what is that short
 * stays as it is.
 */
export class NationalNumbers1760003000000 implements MigrationInterface {
  name = 'NationalNumbers1760003000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN calling_code text');
    await runner.query(`
      CREATE FUNCTION phone_key(printed text, currency text, calling_code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN CASE
          WHEN btrim(printed) LIKE '+%' THEN '+' || ${DIGITS}
          WHEN ${DIGITS} LIKE '00%' THEN '+' || substr(${DIGITS}, 3)
          WHEN currency IN ('USD', 'CAD') AND ${DIGITS} ~ '^[0-9]{10}$' THEN '+1' || ${DIGITS}
          WHEN currency IN ('USD', 'CAD') AND ${DIGITS} ~ '^1[0-9]{10}$' THEN '+' || ${DIGITS}
          WHEN calling_code IS NULL THEN btrim(printed)
          WHEN calling_code IN (${WITHOUT_TRUNK.map((code) => `'${code}'`).join(', ')}) AND ${DIGITS} ~ '^[0-9]{6,}$' THEN '+' || calling_code || ${DIGITS}
          WHEN calling_code = '36' AND ${DIGITS} ~ '^06[0-9]{8,}$' THEN '+36' || substr(${DIGITS}, 3)
          WHEN calling_code = '370' AND ${DIGITS} ~ '^[08][0-9]{8}$' THEN '+370' || substr(${DIGITS}, 2)
          WHEN ${DIGITS} ~ '^0[1-9][0-9]{5,}$' THEN '+' || calling_code || substr(${DIGITS}, 2)
          WHEN ${DIGITS} ~ '^[1-9][0-9]{8,}$' THEN '+' || calling_code || ${DIGITS}
          ELSE btrim(printed) END`);
    await this.fill(runner);
    await runner.query('DROP INDEX orders_of_phone');
    await runner.query(
      `CREATE INDEX orders_of_phone ON orders (phone_key(customer->>'phone', currency, calling_code), id)`,
    );
    await runner.query('DROP FUNCTION phone_key(text, text)');
  }

  /** What was ordered before. */
  private async fill(runner: QueryRunner): Promise<void> {
    const menus = rowsOf(
      Menu,
      await runner.query(
        `SELECT share_id AS "shareId", snapshot->>'currency' AS currency, snapshot->>'restaurantPhone' AS "restaurantPhone", coalesce(snapshot->>'timeZone', '') AS "timeZone" FROM menus WHERE snapshot->>'currency' NOT IN ('USD', 'CAD')`,
      ),
    );
    for (const { shareId, currency, restaurantPhone, timeZone } of menus) {
      const callingCode = callingCodeOf({ currency, timeZone, ...(restaurantPhone !== null && { restaurantPhone }) });
      if (callingCode)
        await runner.query('UPDATE orders SET calling_code = $2 WHERE share_id = $1 AND currency = $3', [
          shareId,
          callingCode,
          currency,
        ]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION phone_key(printed text, currency text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN CASE
          WHEN btrim(printed) LIKE '+%' THEN '+' || ${DIGITS}
          WHEN ${DIGITS} LIKE '00%' THEN '+' || substr(${DIGITS}, 3)
          WHEN currency IN ('USD', 'CAD') AND ${DIGITS} ~ '^[0-9]{10}$' THEN '+1' || ${DIGITS}
          WHEN currency IN ('USD', 'CAD') AND ${DIGITS} ~ '^1[0-9]{10}$' THEN '+' || ${DIGITS}
          ELSE btrim(printed) END`);
    await runner.query('DROP INDEX orders_of_phone');
    await runner.query(`CREATE INDEX orders_of_phone ON orders (phone_key(customer->>'phone', currency), id)`);
    await runner.query('DROP FUNCTION phone_key(text, text, text)');
    await runner.query('ALTER TABLE orders DROP COLUMN calling_code');
  }
}
