import type { AccountOpenOrders } from '@chalkboard/contracts';
import { texts } from '../../texts';

const t = texts.account.close;

/** Which orders are under way of what ends with the account; nothing where there are none, or nobody knows yet. */
export function OpenOrdersNote({
  orders,
  failed,
}: {
  readonly orders: AccountOpenOrders['businesses'] | undefined;
  readonly failed: boolean;
}) {
  if (failed)
    return (
      <p role="alert" className="rounded-card bg-failed-wash p-4 text-small">
        {t.openOrdersFailed}
      </p>
    );
  if (!orders || orders.length === 0) return null;
  return (
    <div role="status" className="grid gap-1.5 rounded-card bg-uncertain-wash p-4 text-small wrap-anywhere">
      {orders.map(({ id, name, total, numbers }) => (
        <p key={id} className="font-medium">
          {numbers.length > 0
            ? t.openOrdersNamed({ name, total, numbers: numbers.join(', ') })
            : t.openOrders({ name, total })}
        </p>
      ))}
      <p>{t.openOrdersText}</p>
    </div>
  );
}
