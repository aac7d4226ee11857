import type { BoardOrder } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { clockTime } from '@chalkboard/web-kit';
import { CircleAlert, CloudOff, LoaderCircle } from 'lucide-react';
import { texts } from '../../../texts';
import type { MoveNote } from '../live/use-moves';

const t = texts.board;

/**
 * What stands on a card about the last press: being sent, waiting for the line, refused, or another device was first
 * and did this.
 */
export function MoveNoteLine({
  note,
  order,
  timeZone,
  onDismiss,
}: {
  readonly note: MoveNote;
  readonly order: BoardOrder;
  readonly timeZone: string;
  onDismiss(): void;
}) {
  if (note.state === 'sending') {
    return (
      <p role="status" className="flex min-h-11 items-center gap-2 text-small text-quiet">
        <LoaderCircle aria-hidden className="size-4 animate-breathe" />
        {t.moving[note.move]}
      </p>
    );
  }
  if (note.state === 'queued') {
    const { move, details } = note.action;
    const text =
      move === 'accept' && details.minutes !== undefined
        ? t.queued.accept({ minutes: details.minutes })
        : t.queued.move({ move: t.moves[move] });
    return (
      <div className="flex items-start gap-2 rounded-card bg-uncertain-wash py-1.5 pr-1.5 pl-2.5 text-small text-uncertain">
        <CloudOff aria-hidden className="mt-1 size-4 shrink-0" />
        <p role="status" className="min-w-0 flex-1 self-center font-medium">
          {text}
        </p>
        <Button className="shrink-0 px-2.5" onClick={onDismiss}>
          {t.queued.takeBack}
        </Button>
      </div>
    );
  }
  return (
    <div role="alert" className="flex items-start gap-2 rounded-card bg-uncertain-wash p-3 text-small text-uncertain">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 flex-1">
        {note.state === 'failed' ? note.text : t.changed({ what: whatHappened(order, timeZone) })}
      </p>
      <Button className="-my-1 px-3" onClick={onDismiss}>
        {t.dismiss}
      </Button>
    </div>
  );
}

function whatHappened({ history, status }: BoardOrder, timeZone: string): string {
  const last = history.at(-1);
  if (!last) return t.status[status].toLowerCase();
  const before = history.at(-2);
  if (last.correction)
    return t.changedBy({
      status: t.details.corrected.toLowerCase(),
      means: t.means[last.means],
      time: clockTime(last.at, timeZone),
    });
  if (last.promisedAt && before?.status === last.status)
    return t.delayedBy({ time: clockTime(last.promisedAt, timeZone), means: t.means[last.means] });
  return t.changedBy({
    status: t.status[last.status].toLowerCase(),
    means: t.means[last.means],
    time: clockTime(last.at, timeZone),
  });
}
