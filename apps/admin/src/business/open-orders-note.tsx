import type { AdminBusiness, OpenOrders } from '@chalkboard/contracts';
import { CircleAlert } from 'lucide-react';
import { texts } from '../texts';

const t = texts.businesses.reject;

/** Which orders are under way where something is about to end. */
export function OpenOrdersNote({
  businesses,
  orders,
}: {
  readonly businesses: readonly AdminBusiness[];
  /** Of each, in the same order. */
  readonly orders: readonly OpenOrders[];
}) {
  const open = businesses.flatMap(({ id, businessName }, index) => {
    const { total = 0, numbers = [] } = orders[index] ?? {};
    return total > 0 ? [{ id, businessName, total, numbers }] : [];
  });
  if (open.length === 0) return <p className="text-small text-quiet">{t.noOpenOrders}</p>;
  return (
    <ul className="grid gap-1.5 rounded-card bg-uncertain-wash p-4 text-small">
      {open.map(({ id, businessName, total, numbers }) => (
        <li key={id} className="flex gap-2">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-uncertain" />
          <span className="min-w-0 wrap-anywhere">{t.openOrders(businessName, total, t.more(numbers, total))}</span>
        </li>
      ))}
    </ul>
  );
}
