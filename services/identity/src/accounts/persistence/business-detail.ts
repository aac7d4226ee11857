import type { AdminBusinessDetail } from '@chalkboard/contracts';
import type { EntityManager } from 'typeorm';
import { BusinessNotFoundError } from '../domain/accounts.errors';
import type { CalendarMonth } from '../domain/calendar-month';
import { LISTED, toListed, type ListedRow } from './business-rows';
import { EVENT_COLUMNS } from './event-columns';
import { listLocations } from './postgres-locations';
import { listMembers } from './postgres-teams';

type Published = Pick<AdminBusinessDetail, keyof typeof EVENT_COLUMNS>;

interface DetailRow extends ListedRow, Published {
  readonly terms_accepted_at: Date | null;
  readonly approved_at: Date | null;
  readonly trial_ends_at: Date | null;
  readonly gone_at: Date | null;
}

const SELECT = `SELECT ${LISTED}, ${Object.entries(EVENT_COLUMNS)
  .map(([name, column]) => `${column} AS "${name}"`)
  .join(', ')}, terms_accepted_at, approved_at, trial_ends_at,
  (SELECT max(gone_at) FROM account_closures WHERE business_ids @> ARRAY[businesses.id] AND reopened_at IS NULL AND removed_at IS NULL) AS gone_at
  FROM businesses WHERE id = $1`;

/** All that staff sees of a business at once. @throws BusinessNotFoundError */
export async function readBusinessDetail(
  manager: EntityManager,
  businessId: string,
  month: CalendarMonth,
): Promise<AdminBusinessDetail> {
  const [row] = (await manager.query(SELECT, [businessId])) as DetailRow[];
  if (!row) throw new BusinessNotFoundError();
  const published = Object.fromEntries(
    Object.keys(EVENT_COLUMNS).map((name) => [name, row[name as keyof Published]]),
  ) as Published;
  const members = await listMembers(manager, businessId);
  return {
    ...toListed(row),
    ...published,
    termsAcceptedAt: row.terms_accepted_at?.toISOString() ?? null,
    approvedAt: row.approved_at?.toISOString() ?? null,
    trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
    closesAt: row.gone_at?.toISOString() ?? null,
    locations: await listLocations(manager, businessId),
    team: members.map(({ name, contact, role, joinedAt }) => ({
      name,
      contact,
      role,
      joinedAt: joinedAt?.toISOString() ?? null,
    })),
    figures: await statisticsOf(manager, businessId, month),
  };
}

async function statisticsOf(
  manager: EntityManager,
  businessId: string,
  { from, until }: CalendarMonth,
): Promise<AdminBusinessDetail['figures']> {
  const [menus] = (await manager.query(
    'SELECT coalesce(array_agg(share_id), ARRAY[]::text[]) AS ids FROM menu_facts WHERE business_id = $1',
    [businessId],
  )) as { ids: string[] }[];
  const ids = menus?.ids ?? [];
  const [all] = (await manager.query(
    'SELECT count(*) AS orders FROM order_facts WHERE share_id = ANY ($1) AND placed_at IS NOT NULL',
    [ids],
  )) as { orders: number }[];
  const months = (await manager.query(
    `SELECT currency, count(*) AS orders, coalesce(sum(total_minor) FILTER (WHERE status NOT IN ('rejected', 'cancelled')), 0) AS revenue
     FROM order_facts WHERE share_id = ANY ($1) AND placed_at >= $2 AND placed_at < $3 GROUP BY currency ORDER BY currency`,
    [ids, from, until],
  )) as { currency: string; orders: number; revenue: string }[];
  return {
    menus: ids.length,
    orders: all?.orders ?? 0,
    ordersThisMonth: months.reduce((sum, { orders }) => sum + orders, 0),
    revenueThisMonth: months.map(({ currency, revenue }) => ({ currency, amountMinor: Number(revenue) })),
  };
}
