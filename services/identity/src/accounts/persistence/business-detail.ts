import type { AdminBusinessDetail } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { ArrayContains, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { BusinessNotFoundError } from '../domain/accounts.errors';
import type { CalendarMonth } from '../domain/calendar-month';
import { AccountClosureEntity, OPEN_CLOSURE } from './account-closure.entity';
import { rejectionOf, toListed } from './business-rows';
import { BusinessEntity } from './business.entity';
import { MenuFactEntity } from './menu-fact.entity';
import { listLocations } from './postgres-locations';
import { listMembers } from './postgres-teams';

const OrderCount = z.object({ orders: z.int() });
const MonthSum = z.object({ currency: z.string(), orders: z.int(), revenue: z.int() });

/** All that staff sees of a business at once. @throws BusinessNotFoundError */
export async function readBusinessDetail(
  manager: EntityManager,
  businessId: string,
  month: CalendarMonth,
): Promise<AdminBusinessDetail> {
  const business = await manager.findOneBy(BusinessEntity, { id: businessId });
  if (!business) throw new BusinessNotFoundError();
  const members = await listMembers(manager, businessId);
  return {
    ...toListed(business),
    phone: business.phone,
    website: business.website,
    address: business.address,
    city: business.city,
    state: business.state,
    zipCode: business.zipCode,
    businessType: business.businessType,
    cuisineType: business.cuisineType,
    seatingCapacity: business.seatingCapacity,
    averageOrderValueMinor: business.averageOrderValueMinor,
    currentMenuFormat: business.currentMenuFormat,
    monthlyOrders: business.monthlyOrders,
    marketingConsent: business.marketingConsent,
    termsAcceptedAt: business.termsAcceptedAt?.toISOString() ?? null,
    approvedAt: business.approvedAt?.toISOString() ?? null,
    trialEndsAt: business.trialEndsAt?.toISOString() ?? null,
    rejection: rejectionOf(business.registrationStatus, business.rejectionReason, business.rejectionNote),
    closesAt: (await closesAt(manager, businessId))?.toISOString() ?? null,
    locations: await listLocations(manager, businessId),
    team: members.map(({ name, contact, role, manages, joinedAt }) => ({
      name,
      contact,
      role,
      manages,
      joinedAt: joinedAt?.toISOString() ?? null,
    })),
    figures: await statisticsOf(manager, businessId, month),
  };
}

/** Of several owners who close, the last. */
async function closesAt(manager: EntityManager, businessId: string): Promise<Date | undefined> {
  const last = await manager.findOne(AccountClosureEntity, {
    where: { businessIds: ArrayContains([businessId]), ...OPEN_CLOSURE },
    order: { goneAt: 'DESC' },
  });
  return last?.goneAt;
}

async function statisticsOf(
  manager: EntityManager,
  businessId: string,
  { from, until }: CalendarMonth,
): Promise<AdminBusinessDetail['figures']> {
  const menus = await manager.find(MenuFactEntity, { select: { shareId: true }, where: { businessId } });
  const ids = menus.map(({ shareId }) => shareId);
  const [all] = rowsOf(
    OrderCount,
    await manager.query(
      'SELECT count(*) AS orders FROM order_facts WHERE share_id = ANY ($1) AND placed_at IS NOT NULL',
      [ids],
    ),
  );
  const months = rowsOf(
    MonthSum,
    await manager.query(
      `SELECT currency, count(*) AS orders, coalesce(sum(total_minor) FILTER (WHERE status NOT IN ('rejected', 'cancelled')), 0)::bigint AS revenue
     FROM order_facts WHERE share_id = ANY ($1) AND placed_at >= $2 AND placed_at < $3 GROUP BY currency ORDER BY currency`,
      [ids, from, until],
    ),
  );
  return {
    menus: ids.length,
    orders: all?.orders ?? 0,
    ordersThisMonth: months.reduce((sum, { orders }) => sum + orders, 0),
    revenueThisMonth: months.map(({ currency, revenue }) => ({ currency, amountMinor: revenue })),
  };
}
