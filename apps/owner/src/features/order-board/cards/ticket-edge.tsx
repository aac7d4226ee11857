import type { BoardOrder } from '@chalkboard/contracts';
import { clsx } from 'clsx';
import { texts } from '../../../texts';
import { useServerNow } from '../live/board-clock';
import { ageEdge, type AgeEdge, type AnswerLimits } from './age-edge';

const t = texts.board.edge;
const STEP_MS = 10_000;

const FILLS: Readonly<Record<AgeEdge['level'], string>> = {
  calm: 'bg-ready',
  soon: 'bg-uncertain',
  late: 'bg-failed',
};

/** The left edge of a ticket, which fills while its time runs; in words for who does not see it. */
export function TicketEdge({ order, limits }: { readonly order: BoardOrder; readonly limits: AnswerLimits }) {
  const now = useServerNow(STEP_MS);
  const edge = ageEdge(order, limits, now);
  if (!edge) return null;
  const { share, level, words } = edge;
  return (
    <>
      <span aria-hidden data-edge={level} className="absolute inset-y-0 left-0 w-1.5 bg-sunken">
        <span className={clsx('absolute inset-x-0 top-0', FILLS[level])} style={{ height: `${share * 100}%` }} />
      </span>
      <span className="sr-only">{t[words.kind]({ minutes: words.minutes })}</span>
    </>
  );
}
