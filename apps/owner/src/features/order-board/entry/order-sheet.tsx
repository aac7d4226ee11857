import type { BoardOrder, EnterOrderRequest, HostV1 } from '@chalkboard/contracts';
import { Button, Dialog } from '@chalkboard/ui';
import { describeError, hasStatus, randomKey, useMutation } from '@chalkboard/web-kit';
import { useRef } from 'react';
import { texts } from '../../../texts';
import type { BoardApi } from '../live/board-api';
import { OrderForm } from './order-form';
import { useBoardItems } from './use-board-items';

const t = texts.board.enter;

interface OrderSheetProps {
  readonly api: BoardApi;
  readonly host: HostV1;
  readonly shareId: string;
  /** The order to be corrected; absent: a new one. */
  readonly order?: BoardOrder;
  readonly usualMinutes: number;
  onSaved(order: BoardOrder): void;
  onClose(): void;
}

/** Enters an order by hand, or corrects one. */
export function OrderSheet({ api, host, shareId, order, usualMinutes, onSaved, onClose }: OrderSheetProps) {
  const { data: menu, isError, refetch } = useBoardItems(api, shareId);
  const last = useRef({ content: '', key: '' });
  const keyOf = (request: EnterOrderRequest) => {
    const content = JSON.stringify(request);
    if (last.current.content !== content) last.current = { content, key: randomKey() };
    return last.current.key;
  };
  const save = useMutation({
    mutationFn: (request: EnterOrderRequest) => {
      const { minutes: _minutes, ...corrected } = request;
      return order
        ? api.correct(order.orderId, { ...corrected, version: order.version })
        : api.enter(request, keyOf(request));
    },
    onSuccess: (saved) => {
      host.toast(
        order
          ? { title: t.corrected.title({ number: saved.orderNumber }), description: t.corrected.description }
          : { title: t.done.title({ number: saved.orderNumber }), description: t.done.description },
      );
      onSaved(saved);
      onClose();
    },
  });
  const changed = hasStatus(save.error, 409) && save.error.problem?.code === 'ordering.order_changed';
  const problem = save.error ? (changed ? t.changedMeanwhile : describeError(save.error, t.failed)) : undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={order ? t.correctTitle({ number: order.orderNumber }) : t.title}
      description={order ? t.correctLead : t.lead}
    >
      {menu ? (
        <OrderForm
          menu={menu}
          order={order}
          usualMinutes={usualMinutes}
          saving={save.isPending}
          problem={problem}
          onSave={(request) => save.mutate(request)}
        />
      ) : isError ? (
        <div role="alert" className="grid gap-3">
          <p>{texts.board.soldOut.loadFailed}</p>
          <Button onClick={() => void refetch()}>{texts.board.soldOut.retry}</Button>
        </div>
      ) : (
        <p role="status" className="text-quiet">
          {texts.board.soldOut.loading}
        </p>
      )}
    </Dialog>
  );
}
