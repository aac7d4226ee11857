import type { DayTotals } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { dateOf } from '../domain/board';
import type { DaySpan } from '../domain/board.repository';
import type { ExportedRate } from '../domain/order-export';
import { CHARGE_KINDS } from './day-totals.entities';

/** Taxes by rate, service charge and tips of a day. */
export type DayCharges = Pick<DayTotals, 'date' | 'taxes' | 'serviceCharge' | 'tips'>;

const Rate = z.object({ name: z.string(), percent: z.number() }) satisfies z.ZodType<ExportedRate>;
const Charge = Rate.extend({ date: z.string(), kind: z.enum(CHARGE_KINDS), base: z.number(), amount: z.number() });

/** Each tax, each service charge and each tip of orders as a row; orders without have none. */
const CHARGES_OF_ORDERS = `CROSS JOIN LATERAL (
  SELECT 'tax' AS kind, rate->>'name' AS name, (rate->>'percent')::numeric AS percent, (rate->>'base')::bigint AS base, (rate->>'amount')::bigint AS amount
  FROM jsonb_array_elements(charges #> '{tax,rates}') AS rates (rate)
  UNION ALL
  SELECT 'service', charges #>> '{serviceCharge,name}', 0, 0, (charges #>> '{serviceCharge,amount}')::bigint WHERE charges ? 'serviceCharge'
  UNION ALL
  SELECT 'tip', '', 0, 0, (charges->>'tip')::bigint WHERE charges ? 'tip'
) AS charge`;

/**
 * What the days of a menu came to in taxes, service charge and tips, in orders that were not turned down or
 * cancelled; with what is kept of days whose orders are gone. Days without any are left out.
 */
export async function chargesOfDays(
  dataSource: DataSource,
  { shareId, timeZone, currency, from, to }: DaySpan,
): Promise<DayCharges[]> {
  const rows = rowsOf(
    Charge,
    await dataSource.query(
      `SELECT to_char(day, 'YYYY-MM-DD') AS date, kind, name, percent::float8 AS percent, sum(base)::float8 AS base, sum(amount)::float8 AS amount
     FROM (
       SELECT (placed_at AT TIME ZONE $2)::date AS day, kind, name, percent, base, amount
       FROM orders ${CHARGES_OF_ORDERS}
       WHERE share_id = $1 AND NOT test AND charges IS NOT NULL AND currency = $3 AND status NOT IN ('rejected', 'cancelled')
         AND placed_at >= $4::date::timestamp AT TIME ZONE $2 AND placed_at < ($5::date + 1)::timestamp AT TIME ZONE $2
       UNION ALL
       SELECT day, kind, name, percent, base, amount FROM day_charges
       WHERE share_id = $1 AND currency = $3 AND day BETWEEN $4::date AND $5::date
     ) AS counted
     GROUP BY day, kind, name, percent ORDER BY day DESC, percent DESC, name`,
      [shareId, timeZone, currency, from ? dateOf(from, timeZone) : '-infinity', dateOf(to, timeZone)],
    ),
  );
  return [...new Set(rows.map(({ date }) => date))].map((date) => {
    const ofDay = rows.filter((row) => row.date === date);
    const taxes = ofDay.filter(({ kind }) => kind === 'tax');
    const service = ofDay.filter(({ kind }) => kind === 'service');
    const tips = ofDay.filter(({ kind }) => kind === 'tip');
    return {
      date,
      ...(taxes.length > 0 && {
        taxes: taxes.map(({ name, percent, base, amount }) => ({ name, percent, base, amount })),
      }),
      ...(service.length > 0 && { serviceCharge: sumOf(service) }),
      ...(tips.length > 0 && { tips: sumOf(tips) }),
    };
  });
}

function sumOf(rows: readonly { readonly amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** Tax rates of the orders of some days that were not turned down or cancelled. */
export async function taxRatesOf(
  dataSource: DataSource,
  { shareId, timeZone, from, to }: DaySpan,
): Promise<ExportedRate[]> {
  return rowsOf(
    Rate,
    await dataSource.query(
      `SELECT DISTINCT name, percent::float8 AS percent FROM orders ${CHARGES_OF_ORDERS}
     WHERE kind = 'tax' AND share_id = $1 AND NOT test AND charges IS NOT NULL AND status NOT IN ('rejected', 'cancelled')
       AND placed_at >= $3::date::timestamp AT TIME ZONE $2 AND placed_at < ($4::date + 1)::timestamp AT TIME ZONE $2
     ORDER BY percent DESC, name`,
      [shareId, timeZone, from ? dateOf(from, timeZone) : '-infinity', dateOf(to, timeZone)],
    ),
  );
}

/** Adds the charges of orders that are about to go to those of their days. @param zones of each menu's restaurant */
export async function foldCharges(
  manager: EntityManager,
  orderIds: readonly string[],
  zones: ReadonlyMap<string, string>,
): Promise<void> {
  await manager.query(
    `INSERT INTO day_charges (share_id, day, currency, kind, name, percent, base, amount)
     SELECT orders.share_id, (placed_at AT TIME ZONE zones.zone)::date, currency, kind, name, percent, sum(base), sum(amount)
     FROM orders JOIN unnest($2::text[], $3::text[]) AS zones (share_id, zone) ON zones.share_id = orders.share_id ${CHARGES_OF_ORDERS}
     WHERE id = ANY ($1) AND NOT test AND charges IS NOT NULL AND status NOT IN ('rejected', 'cancelled')
     GROUP BY 1, 2, 3, 4, 5, 6
     ON CONFLICT (share_id, day, currency, kind, name, percent) DO UPDATE SET
       base = day_charges.base + excluded.base, amount = day_charges.amount + excluded.amount`,
    [orderIds, [...zones.keys()], [...zones.values()]],
  );
}
