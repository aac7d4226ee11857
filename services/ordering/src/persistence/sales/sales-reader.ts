import {
  MenuSnapshot,
  SALES_PARTS,
  SalesPart,
  SalesSums,
  type SalesFigures,
  type SalesPartKind,
  type SalesQuery,
} from '@chalkboard/contracts';
import { countedAt, rowsOf, stepOf, stepsBetween, weeksBefore } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { clockOf } from '../../domain/board';
import { noSales, salesBy, sumOfSales } from '../../domain/sales-sums';

const SUMS = `sum(orders)::float8 AS orders, sum(rejected)::float8 AS rejected, sum(cancelled)::float8 AS cancelled, sum(revenue)::float8 AS revenue, sum(tax)::float8 AS tax, sum(tips)::float8 AS tips,
  sum(guests)::float8 AS guests, sum(returning_guests)::float8 AS returning, sum(answered)::float8 AS answered, sum(answered_soon)::float8 AS "answeredSoon", sum(answer_seconds)::float8 AS "answerSeconds"`;

/**
 * `$1`: menus, `$2`: first day, `$3`: last day, `$4`: currency. The primary key is by the day of UTC, which is the
 * restaurant's or one beside it.
 */
const WHERE = `share_id = ANY ($1) AND counted_day BETWEEN $2::date - 1 AND $3::date + 1 AND day BETWEEN $2::date AND $3::date`;

const DAYS = `SELECT share_id AS "shareId", to_char(day, 'YYYY-MM-DD') AS day, ${SUMS} FROM sales_hours WHERE ${WHERE} AND currency = $4 GROUP BY share_id, day`;
const HOURS = `SELECT hour, ${SUMS} FROM sales_hours WHERE ${WHERE} AND currency = $4 GROUP BY hour`;
/** Of the last day, the hours until `$5`. */
const BEFORE = `SELECT ${SUMS} FROM sales_hours WHERE ${WHERE} AND currency = $4 AND (day < $3::date OR hour <= $5) HAVING count(*) > 0`;
const PARTS = `
  SELECT kind, key, (array_agg(name ORDER BY day DESC))[1] AS name, sum(orders)::float8 AS orders, sum(quantity)::float8 AS quantity, sum(revenue)::float8 AS revenue
  FROM sales_parts WHERE ${WHERE} AND currency = $4 GROUP BY kind, key ORDER BY revenue DESC, orders DESC, key`;
const CURRENCIES = `SELECT DISTINCT currency FROM sales_hours WHERE ${WHERE} AND currency <> $4 ORDER BY 1`;
/** Whole months of which nothing else is kept. */
const MONTHS = `
  SELECT share_id AS "shareId", to_char(month, 'YYYY-MM-DD') AS day, orders::float8, rejected::float8, cancelled::float8, revenue::float8, tax::float8, tips::float8,
    0 AS guests, 0 AS returning, 0 AS answered, 0 AS "answeredSoon", 0 AS "answerSeconds"
  FROM sales_months WHERE share_id = ANY ($1) AND month >= $2::date AND month + interval '1 month' - interval '1 day' <= $3::date AND currency = $4`;

const OfDay = SalesSums.extend({ shareId: z.string(), day: z.string() });
const OfHour = SalesSums.extend({ hour: z.int() });
const OfPart = SalesPart.extend({ kind: z.enum(SALES_PARTS) });
const Currency = z.object({ currency: z.string() });
const Location = z.object({ shareId: z.string(), name: z.string(), address: z.string().nullable() });
type Location = z.infer<typeof Location>;

const END_OF_DAY = 23;

/** Reads the sales that `recountSales` has counted. */
@Injectable()
export class SalesReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Of the menu, or of all menus of its business. The caller has to be allowed to see them. */
  show(menu: MenuSnapshot, query: SalesQuery): Promise<SalesFigures> {
    // All answers are of one moment.
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const locations = query.of === 'business' ? await locationsOf(menu, manager) : [];
      const shareIds = query.of === 'business' ? locations.map(({ shareId }) => shareId) : [menu.shareId];
      return this.read(menu, query, { shareIds, locations }, manager);
    });
  }

  private async read(
    menu: MenuSnapshot,
    { from, to, step, currency = menu.currency }: SalesQuery,
    { shareIds, locations }: { readonly shareIds: readonly string[]; readonly locations: readonly Location[] },
    manager: EntityManager,
  ): Promise<SalesFigures> {
    const zone = clockOf(menu);
    const parameters = [shareIds, from, to, currency];
    const days = rowsOf(OfDay, await manager.query(DAYS, parameters));
    if (step === 'month') days.push(...rowsOf(OfDay, await manager.query(MONTHS, parameters)));
    const hours = rowsOf(OfHour, await manager.query(HOURS, parameters));
    const parts = rowsOf(OfPart, await manager.query(PARTS, parameters));
    const others = rowsOf(Currency, await manager.query(CURRENCIES, parameters));
    const earlier = weeksBefore({ from, to });
    const now = DateTime.fromJSDate(this.clock.now(), { zone });
    const until = to === now.toISODate() ? now.hour : END_OF_DAY;
    const before = rowsOf(
      SalesSums,
      await manager.query(BEFORE, [shareIds, earlier.from, earlier.to, currency, until]),
    );
    const byStep = salesBy(days, ({ day }) => stepOf(day, step));
    const byMenu = salesBy(days, ({ shareId }) => shareId);
    return {
      zone,
      step,
      from,
      to,
      countedAt: (await countedAt(manager))?.toISOString() ?? null,
      currency,
      otherCurrencies: others.map((other) => other.currency),
      totals: sumOfSales(days),
      before: { ...earlier, totals: before[0] ?? noSales() },
      steps: stepsBetween(from, to, step).map((start) => ({ start, ...(byStep.get(start) ?? noSales()) })),
      hours: Array.from(
        { length: 24 },
        (_, hour) => hours.find((found) => found.hour === hour) ?? { hour, ...noSales() },
      ),
      parts: partsOf(parts, menu),
      neverOrdered: neverOrdered(parts, menu),
      locations: locations
        .map(({ shareId, name, address }) => ({
          shareId,
          name,
          ...(address && { address }),
          ...(byMenu.get(shareId) ?? noSales()),
        }))
        .toSorted((one, other) => other.revenue - one.revenue),
    };
  }
}

async function locationsOf({ businessId }: MenuSnapshot, manager: EntityManager): Promise<Location[]> {
  return rowsOf(
    Location,
    await manager.query(
      `SELECT share_id AS "shareId", coalesce(snapshot->>'restaurantName', '') AS name, snapshot->>'restaurantAddress' AS address
       FROM menus WHERE snapshot->>'businessId' = $1 AND snapshot ? 'businessId' ORDER BY share_id`,
      [businessId],
    ),
  );
}

/** By what the menu calls its dishes and categories now. */
function partsOf(parts: readonly z.infer<typeof OfPart>[], { items }: MenuSnapshot): SalesFigures['parts'] {
  const names = {
    dish: new Map(items.map(({ id, name }) => [id, name])),
    category: new Map(items.map(({ categoryId = '', category }) => [categoryId, category])),
  };
  const of = (kind: SalesPartKind): SalesPart[] =>
    parts
      .filter((part) => part.kind === kind)
      .map(({ kind: _, ...part }) => ({
        ...part,
        name: (kind === 'dish' || kind === 'category' ? names[kind].get(part.key) : undefined) ?? part.name,
      }));
  return {
    dish: of('dish'),
    category: of('category'),
    type: of('type'),
    source: of('source'),
    channel: of('channel'),
    zone: of('zone'),
    end: of('end'),
  };
}

function neverOrdered(parts: readonly z.infer<typeof OfPart>[], { items }: MenuSnapshot): SalesFigures['neverOrdered'] {
  const ordered = new Set(parts.filter(({ kind }) => kind === 'dish').map(({ key }) => key));
  return items.filter(({ id }) => !ordered.has(id)).map(({ id, name, category }) => ({ key: id, name, category }));
}
