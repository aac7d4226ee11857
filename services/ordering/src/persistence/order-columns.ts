import type { Order, OrderExtraCharges } from '../domain/order';
import { extraCharges } from '../domain/pricing/extra-charges';
import type { OrderEntity } from './order.entity';

/** The row of an order; instants within its history lie as text. */
export function columnsOf(order: Order) {
  const { tax: _tax, serviceCharge: _service, zone: _zone, tip: _tip, zoneMinutes, table, paidMarks, ...row } = order;
  const charges: OrderExtraCharges = { ...extraCharges(order), ...(zoneMinutes !== undefined && { zoneMinutes }) };
  return {
    ...row,
    charges: Object.keys(charges).length > 0 ? charges : null,
    lines: [...order.lines],
    callingCode: order.callingCode ?? null,
    language: order.language ?? null,
    textConsent: [...(order.textConsent ?? [])],
    paidMarks: paidMarks ? [...paidMarks] : null,
    carried: order.carried ?? null,
    allergyAsked: order.allergyAsked ?? false,
    test: order.test ?? false,
    tabId: table?.tabId ?? null,
    tableId: table?.tableId ?? null,
    tableName: table?.name ?? null,
    reason: order.reason ?? null,
    scheduledFor: order.scheduledFor ?? null,
    promisedAt: order.promisedAt ?? null,
    seenAt: order.seenAt ?? null,
    erasedAt: order.erasedAt ?? null,
    history: order.history.map(({ at, promisedAt, ...change }) => ({
      ...change,
      at: at.toISOString(),
      ...(promisedAt && { promisedAt: promisedAt.toISOString() }),
    })),
  };
}

/** An order from its row. */
export function toOrder({
  charges,
  callingCode,
  language,
  paidMarks,
  carried,
  allergyAsked,
  test,
  tabId,
  tableId,
  tableName,
  reason,
  scheduledFor,
  promisedAt,
  seenAt,
  erasedAt,
  history,
  ...row
}: OrderEntity): Order {
  return {
    ...row,
    ...charges,
    ...(callingCode != null && { callingCode }),
    ...(language != null && { language }),
    ...(paidMarks && { paidMarks }),
    ...(carried && { carried }),
    ...(allergyAsked && { allergyAsked }),
    ...(test && { test }),
    ...(tabId && tableId && { table: { tabId, tableId, name: tableName ?? '' } }),
    ...(reason != null && { reason }),
    ...(scheduledFor && { scheduledFor }),
    ...(promisedAt && { promisedAt }),
    ...(seenAt && { seenAt }),
    ...(erasedAt && { erasedAt }),
    history: history.map((change) => ({
      ...change,
      at: new Date(change.at),
      promisedAt: change.promisedAt === undefined ? undefined : new Date(change.promisedAt),
    })),
  };
}
