import type { BoardOrder } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { Check, X } from 'lucide-react';
import { texts } from '../../../texts';
import type { MoveDetails } from '../live/action-queue';
import { useServerNow } from '../live/board-clock';
import { dayAndTime } from '../live/board-times';
import { ACCEPT_MINUTES, usualChip } from './accept-minutes';

const t = texts.board;
const STEP_MS = 60_000;

/** One press accepts a new order: for so many minutes, or for the time that the guest wants. The last one rejects. */
export function AcceptChips({
  order,
  timeZone,
  usualMinutes,
  disabled,
  onAccept,
  onReject,
}: {
  readonly order: BoardOrder;
  readonly timeZone: string;
  /** What the restaurant usually takes now. */
  readonly usualMinutes: number;
  readonly disabled: boolean;
  onAccept(details: MoveDetails): void;
  onReject(): void;
}) {
  const { orderNumber: number, scheduledFor } = order;
  return (
    <div className="flex gap-1">
      {scheduledFor ? (
        <AsWanted order={order} wanted={scheduledFor} timeZone={timeZone} disabled={disabled} onAccept={onAccept} />
      ) : (
        ACCEPT_MINUTES.map((minutes) => (
          <Button
            key={minutes}
            variant={minutes === usualChip(usualMinutes) ? 'primary' : 'secondary'}
            className="tabular grow basis-0 px-0! text-body font-semibold"
            disabled={disabled}
            aria-label={t.card.acceptIn({ minutes, number })}
            onClick={() => onAccept({ minutes })}
          >
            {t.card.chip({ minutes })}
          </Button>
        ))
      )}
      <Button
        variant="quiet"
        className="grow basis-0 px-0! text-failed"
        disabled={disabled}
        aria-label={t.moveOf({ move: t.moves.reject, number })}
        title={t.moves.reject}
        onClick={onReject}
      >
        <X aria-hidden className="size-5!" />
      </Button>
    </div>
  );
}

function AsWanted({
  order,
  wanted,
  timeZone,
  disabled,
  onAccept,
}: {
  readonly order: BoardOrder;
  readonly wanted: string;
  readonly timeZone: string;
  readonly disabled: boolean;
  onAccept(details: MoveDetails): void;
}) {
  const now = useServerNow(STEP_MS);
  const time = dayAndTime(wanted, now, timeZone);
  return (
    <Button
      variant="primary"
      className="tabular grow-[4] basis-0 px-1! font-semibold"
      disabled={disabled}
      aria-label={t.card.acceptAsWanted({ time, number: order.orderNumber })}
      onClick={() => onAccept({})}
    >
      <Check aria-hidden />
      {time}
    </Button>
  );
}
