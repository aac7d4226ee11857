import type { BoardOrder, HostV1 } from '@chalkboard/contracts';
import { describeError, useMutation } from '@chalkboard/web-kit';
import { tableLabel } from '../../../shared/menu/table-label';
import { texts } from '../../../texts';
import type { BoardApi } from '../live/board-api';

const t = texts.tables;

/** Says that nobody sits at the table of an order, and what follows from that. */
export function useNobody(api: BoardApi, host: HostV1, onOrder: (order: BoardOrder) => void) {
  return useMutation({
    mutationFn: ({ orderId }: BoardOrder) => api.nobodyAtTable(orderId),
    onSuccess: (order) => {
      onOrder(order);
      host.toast({
        title: t.board.nobodyDone.title({ table: tableLabel(order.table?.name ?? '') }),
        description: t.board.nobodyDone.description,
      });
    },
    onError: (error) =>
      host.toast({
        title: t.failed.title,
        description: describeError(error, t.failed.description),
        variant: 'destructive',
      }),
  });
}
