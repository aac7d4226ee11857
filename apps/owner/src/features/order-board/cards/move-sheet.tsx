import type { BoardOrder } from '@chalkboard/contracts';
import type { OrderMove } from '@chalkboard/contracts/order-lifecycle';
import { Dialog } from '@chalkboard/ui';
import { texts } from '../../../texts';
import type { MoveDetails } from '../live/action-queue';
import { MinutesForm } from './minutes-form';
import { ReasonForm } from './reason-form';

const t = texts.board.sheet;

export interface AskedMove {
  readonly order: BoardOrder;
  readonly move: OrderMove;
}

interface MoveSheetProps {
  readonly asked: AskedMove;
  readonly timeZone: string;
  readonly usualMinutes: number;
  onClose(): void;
  onSend(asked: AskedMove, details: MoveDetails): void;
}

/** What has to be said before a move is sent: minutes, or a reason. */
export function MoveSheet({ asked, timeZone, usualMinutes, onClose, onSend }: MoveSheetProps) {
  const { order, move } = asked;
  const send = (details: MoveDetails) => onSend(asked, details);
  if (move === 'accept' || move === 'delay') {
    const lead =
      move === 'delay' ? t.delay.lead : order.orderType === 'delivery' ? t.accept.leadDelivery : t.accept.lead;
    return (
      <Dialog open onOpenChange={onClose} title={t[move].title({ number: order.orderNumber })} description={lead}>
        <MinutesForm order={order} move={move} timeZone={timeZone} usualMinutes={usualMinutes} onSend={send} />
      </Dialog>
    );
  }
  if (move !== 'reject' && move !== 'cancel') return null;
  return (
    <Dialog open onOpenChange={onClose} title={t[move].title({ number: order.orderNumber })} description={t[move].lead}>
      <ReasonForm move={move} orderType={order.orderType} onSend={send} />
    </Dialog>
  );
}
