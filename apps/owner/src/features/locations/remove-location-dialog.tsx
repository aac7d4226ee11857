import type { OwnedLocation } from '@chalkboard/contracts';
import { Button, Dialog } from '@chalkboard/ui';
import { describeError, useQuery } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import { openOrdersAt } from './location-calls';

const t = texts.locations.confirm;
/** Numbers that are named; of the others the count is enough. */
const NAMED = 10;

/** Asks before a location is removed: says what follows, and names the orders that are under way there. */
export function RemoveLocationDialog({
  location: { shareId, restaurantName },
  pending,
  onConfirm,
  onClose,
}: {
  readonly location: OwnedLocation;
  readonly pending: boolean;
  onConfirm(): void;
  onClose(): void;
}) {
  const orders = useQuery(openOrdersAt(shareId));
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t.title({ name: restaurantName })}
      description={t.text}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" disabled={pending || !orders.data} onClick={onConfirm}>
            {t.action}
          </Button>
        </>
      }
    >
      {orders.error ? (
        <p role="alert" className="rounded-card bg-failed-wash p-4 text-small">
          {describeError(orders.error, t.failed)}
        </p>
      ) : (
        <p
          role="status"
          className={
            orders.data?.length
              ? 'rounded-card bg-uncertain-wash p-4 text-small wrap-anywhere'
              : 'text-small text-quiet'
          }
        >
          {orders.data ? openOrders(orders.data) : t.looking}
        </p>
      )}
    </Dialog>
  );
}

function openOrders(numbers: readonly string[]): string {
  if (numbers.length === 0) return t.noOrders;
  const more = numbers.length > NAMED ? '…' : '';
  return t.openOrders({ total: numbers.length, numbers: numbers.slice(0, NAMED).join(', ') + more });
}
