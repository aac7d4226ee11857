import type { BoardOrder, HostV1 } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { describeError, useMutation } from '@chalkboard/web-kit';
import { Copy } from 'lucide-react';
import { texts } from '../../../texts';
import type { BoardApi } from '../live/board-api';

const t = texts.board.printAgain;

/** Has the tickets of an order printed again on the menu's printers. What becomes of that stands among its messages. */
export function PrintAgainButton({
  api,
  host,
  order: { orderId },
}: {
  readonly api: BoardApi;
  readonly host: HostV1;
  readonly order: BoardOrder;
}) {
  const print = useMutation({
    mutationFn: () => api.printAgain(orderId),
    onSuccess: () => host.toast(t.done),
    onError: (error) =>
      host.toast({
        title: t.failed.title,
        description: describeError(error, t.failed.description),
        variant: 'destructive',
      }),
  });
  return (
    <Button disabled={print.isPending} onClick={() => print.mutate()}>
      <Copy aria-hidden />
      {print.isPending ? t.asking : t.action}
    </Button>
  );
}
