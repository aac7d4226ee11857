import { REJECT_REASONS, SALES_ENDS, SALES_SOON_MINUTES } from '@chalkboard/contracts';
import { dayAfter, rowsOf, type DayRange } from '@chalkboard/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { zonesOf } from '../menu-zones';

/** A menu's day (UTC) that is to be counted, and what it is counted of. */
const Stale = z.object({ shareId: z.string(), day: z.string(), orders: z.int(), versions: z.int() });

/** Menus' days that are counted in one statement. */
const BATCH = 500;

/** Orders are counted without looking into them: only where this differs are they read. */
const STALE = `
  SELECT coalesce(found.share_id, known.share_id) AS "shareId", coalesce(found.day, known.counted_day)::text AS day,
    coalesce(found.orders, 0)::int AS orders, coalesce(found.versions, 0)::int AS versions
  FROM (
    SELECT share_id, (placed_at AT TIME ZONE 'UTC')::date AS day, count(*) AS orders, sum(version) AS versions
    FROM orders WHERE placed_at >= $1::timestamptz AND placed_at < $2::timestamptz AND NOT test GROUP BY 1, 2) AS found
  FULL JOIN (SELECT share_id, counted_day, orders, versions FROM sales_counts WHERE counted_day BETWEEN $3::date AND $4::date) AS known
    ON known.share_id = found.share_id AND known.counted_day = found.day
  WHERE (coalesce(found.orders, 0), coalesce(found.versions, 0)) <> (coalesce(known.orders, 0), coalesce(known.versions, 0))`;

/** `$1` to `$3`: menus, their days and zones. `taken`: not turned down or cancelled. */
const ORDERS = `(
    SELECT orders.*, days.day AS counted_day, (placed_at AT TIME ZONE zone)::date AS day, extract(hour FROM placed_at AT TIME ZONE zone)::smallint AS hour,
      status NOT IN ('rejected', 'cancelled') AS taken
    FROM unnest($1::text[], $2::date[], $3::text[]) AS days (share_id, day, zone)
    JOIN orders ON orders.share_id = days.share_id AND NOT test
      AND placed_at >= days.day::timestamp AT TIME ZONE 'UTC' AND placed_at < (days.day + 1)::timestamp AT TIME ZONE 'UTC') AS placed`;

/** Of an order that the restaurant did not enter itself: when it first did something with it. */
const ANSWER = `(
    SELECT extract(epoch FROM min((change->>'at')::timestamptz) - placed_at) FROM jsonb_array_elements(history) AS changes (change)
    WHERE entered_by = 'customer' AND change->>'by' = 'restaurant' AND change ? 'move')`;

const TAX = `(SELECT sum((rate->>'amount')::bigint) FROM jsonb_array_elements(charges #> '{tax,rates}') AS rates (rate))`;

const HOURS = `
  INSERT INTO sales_hours (share_id, counted_day, day, hour, currency, orders, rejected, cancelled, revenue, tax, tips, guests, returning_guests, answered, answered_soon, answer_seconds)
  SELECT share_id, counted_day, day, hour, currency, count(*), count(*) FILTER (WHERE status = 'rejected'), count(*) FILTER (WHERE status = 'cancelled'),
    coalesce(sum(total) FILTER (WHERE taken), 0), coalesce(sum(tax) FILTER (WHERE taken), 0), coalesce(sum((charges->>'tip')::bigint) FILTER (WHERE taken), 0),
    count(returning_guest), count(*) FILTER (WHERE returning_guest),
    count(answer), count(*) FILTER (WHERE answer <= $4), coalesce(sum(round(answer)), 0)
  FROM ${ORDERS} CROSS JOIN LATERAL (SELECT ${TAX} AS tax, ${ANSWER} AS answer) AS found
  GROUP BY 1, 2, 3, 4, 5`;

/**
 * `$4`: reasons that the board offers, `$5`: what they are counted under. A dish that is in two lines of an order, with
 * other choices, counts that order once: by the first line, which costs less than to sort all lines by their orders.
 */
const PARTS = `
  WITH placed AS MATERIALIZED (
    SELECT share_id, counted_day, day, currency, taken, order_type, table_id, entered_by, channels, charges, history, reason, lines, total FROM ${ORDERS})
  INSERT INTO sales_parts (share_id, counted_day, day, currency, kind, key, name, orders, quantity, revenue)
  SELECT share_id, counted_day, day, currency, kind, key, max(name), sum(orders), sum(quantity), sum(amount)
  FROM placed CROSS JOIN LATERAL (
    SELECT 'type', CASE WHEN table_id IS NULL THEN order_type ELSE 'table' END, '', 1, 1, total WHERE taken
    UNION ALL SELECT 'source', entered_by, '', 1, 1, total WHERE taken
    UNION ALL SELECT 'channel', coalesce((SELECT string_agg(name, '+' ORDER BY name) FROM jsonb_array_elements_text(channels) AS names (name)), ''), '', 1, 1, total WHERE taken
    UNION ALL SELECT 'zone', charges->>'zone', charges->>'zone', 1, 1, total WHERE taken AND charges ? 'zone'
    UNION ALL SELECT 'end', CASE history->-1->>'by' WHEN 'system' THEN 'unanswered' WHEN 'customer' THEN 'guest'
      ELSE coalesce(($5::text[])[array_position($4::text[], reason)], 'other') END, '', 1, 1, total WHERE NOT taken
    UNION ALL SELECT kind, key, name,
      (NOT EXISTS (SELECT FROM jsonb_array_elements(lines) WITH ORDINALITY AS earlier (line, place) WHERE earlier.place < held.place AND earlier.line->>field = key))::int,
      (line->>'quantity')::int, (line->>'total')::bigint
    FROM jsonb_array_elements(lines) WITH ORDINALITY AS held (line, place),
      LATERAL (VALUES ('dish', 'itemId', line->>'itemId', line->>'name'), ('category', 'categoryId', line->>'categoryId', '')) AS named (kind, field, key, name)
    WHERE taken AND key IS NOT NULL
  ) AS part (kind, key, name, orders, quantity, amount)
  GROUP BY 1, 2, 3, 4, 5, 6`;

const OFFERED_ENDS = SALES_ENDS.filter((end) => !['unanswered', 'guest', 'other'].includes(end));

/**
 * Counts the sales of those menus' days (UTC) in which an order came or changed since they were counted last, in place
 * of what was counted before, in the caller's transaction. To count twice is to count once. An order that a guest's
 * erasure has emptied has still all that is counted here.
 */
export async function recountSales({ from, to }: DayRange, manager: EntityManager): Promise<void> {
  const stale = rowsOf(
    Stale,
    await manager.query(STALE, [`${from}T00:00:00Z`, `${dayAfter(to, 1)}T00:00:00Z`, from, to]),
  );
  const zones = await zonesOf(manager, new Set(stale.map(({ shareId }) => shareId)));
  for (let at = 0; at < stale.length; at += BATCH) {
    const part = stale.slice(at, at + BATCH);
    const [menus, days] = [part.map(({ shareId }) => shareId), part.map(({ day }) => day)];
    for (const table of ['sales_hours', 'sales_parts'])
      await manager.query(
        `DELETE FROM ${table} USING unnest($1::text[], $2::date[]) AS days (share_id, day) WHERE ${table}.share_id = days.share_id AND counted_day = days.day`,
        [menus, days],
      );
    const ofDays = [menus, days, menus.map((shareId) => zones.get(shareId))];
    await manager.query(HOURS, [...ofDays, SALES_SOON_MINUTES * 60]);
    await manager.query(PARTS, [...ofDays, REJECT_REASONS, OFFERED_ENDS]);
    await manager.query(
      `INSERT INTO sales_counts (share_id, counted_day, orders, versions) SELECT * FROM unnest($1::text[], $2::date[], $3::bigint[], $4::bigint[])
       ON CONFLICT (share_id, counted_day) DO UPDATE SET orders = excluded.orders, versions = excluded.versions`,
      [menus, days, part.map(({ orders }) => orders), part.map(({ versions }) => versions)],
    );
  }
}

/**
 * Has a menu's sales counted again whose clock is another one now, as far as its orders are there; in the caller's
 * transaction.
 */
export async function markSalesOfMenu(shareId: string, manager: EntityManager): Promise<void> {
  await manager.query(`INSERT INTO recount_marks (day) SELECT counted_day FROM sales_counts WHERE share_id = $1`, [
    shareId,
  ]);
  await manager.query('UPDATE sales_counts SET versions = 0 WHERE share_id = $1', [shareId]);
}
