import type { Order, OrderExtraCharges } from '../domain/order';
import { optionalCharges } from '../domain/pricing/optional-charges';
import { OrderColumns, type OrderRow } from './order.entity';

/** What may be null in a row may be absent in what the row tells. */
type Present<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: Exclude<T[K], null>;
};

/** The row of an order; instants within its history lie as text. */
export function columnsOf(order: Order): OrderRow {
  const { tax: _tax, serviceCharge: _service, zone: _zone, tip: _tip, zoneMinutes, table, paidMarks, ...row } = order;
  const charges: OrderExtraCharges = { ...optionalCharges(order), ...(zoneMinutes !== undefined && { zoneMinutes }) };
  return absentAsNull({
    ...row,
    ...(Object.keys(charges).length > 0 && { charges }),
    lines: [...order.lines],
    textConsent: [...(order.textConsent ?? [])],
    ...(paidMarks && { paidMarks: [...paidMarks] }),
    allergyAsked: order.allergyAsked ?? false,
    test: order.test ?? false,
    ...(table && { tabId: table.tabId, tableId: table.tableId, tableName: table.name }),
    history: order.history.map(({ at, promisedAt, ...change }) => ({
      ...change,
      at: at.toISOString(),
      ...(promisedAt && { promisedAt: promisedAt.toISOString() }),
    })),
  });
}

/** An order from its row. */
export function toOrder({ charges, allergyAsked, test, tabId, tableId, tableName, history, ...row }: OrderRow): Order {
  return {
    ...nullAsAbsent(row),
    ...charges,
    ...(allergyAsked && { allergyAsked }),
    ...(test && { test }),
    ...(tabId && tableId && { table: { tabId, tableId, name: tableName ?? '' } }),
    history: history.map((change) => ({
      ...change,
      at: new Date(change.at),
      promisedAt: change.promisedAt === undefined ? undefined : new Date(change.promisedAt),
    })),
  };
}

const NAMES = OrderColumns.keyof().options;

// The compiler does not follow a value from one property to another; that these two give what they say is tested.
function absentAsNull(values: Present<OrderRow>): OrderRow {
  return Object.fromEntries(NAMES.map((name) => [name, values[name] ?? null])) as OrderRow;
}

function nullAsAbsent<T extends object>(row: T): Present<T> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Present<T>;
}
