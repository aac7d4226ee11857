import type { BoardOrder, HostV1 } from '@chalkboard/contracts';
import { Badge, Button } from '@chalkboard/ui';
import { describeError, useMutation } from '@chalkboard/web-kit';
import { BadgeCheck } from 'lucide-react';
import { texts } from '../../../texts';
import type { BoardApi } from '../live/board-api';
import { useServerNow } from '../live/board-clock';
import { dayAndTime } from '../live/board-times';

const t = texts.payment.board;
const STEP_MS = 60_000;

/** Whether an order is marked as paid, and the button that does that or takes it back. */
export function PaidMark({
  api,
  host,
  order,
  timeZone,
  onOrder,
}: {
  readonly api: BoardApi;
  readonly host: HostV1;
  readonly order: BoardOrder;
  readonly timeZone: string;
  onOrder(order: BoardOrder): void;
}) {
  const now = useServerNow(STEP_MS);
  const { orderId, paidAt } = order;
  const mark = useMutation({
    mutationFn: (paid: boolean) => api.markPaid(orderId, paid),
    onSuccess: onOrder,
    onError: (error) =>
      host.toast({
        title: t.failed.title,
        description: describeError(error, t.failed.description),
        variant: 'destructive',
      }),
  });
  const isOver = order.status === 'rejected' || order.status === 'cancelled';
  // At a table the tab is paid; of what has ended there is nothing to pay.
  const canChange = !order.table && (paidAt !== undefined || !isOver);
  if (!paidAt && !canChange) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline pt-3">
      <p role="status" className="text-small">
        {paidAt ? (
          <Badge state="ready">{t.since({ time: dayAndTime(paidAt, now, timeZone) })}</Badge>
        ) : (
          <span className="text-quiet">{t.open}</span>
        )}
      </p>
      {canChange && (
        <Button disabled={mark.isPending} onClick={() => mark.mutate(!paidAt)}>
          {!paidAt && <BadgeCheck aria-hidden />}
          {mark.isPending ? t.sending : paidAt ? t.takeBack : t.mark}
        </Button>
      )}
    </div>
  );
}
