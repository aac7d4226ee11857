import { clsx } from 'clsx';
import { texts } from '../../../texts';
import { useServerNow } from '../live/board-clock';
import { ageText } from '../live/board-times';

const t = texts.board.card;
const MINUTE_MS = 60_000;

/**
 * How long ago it was placed, growing in sight; from `urgentAfter` minutes on in the colour of trouble, where somebody
 * is waited for.
 */
export function Age({ placedAt, urgentAfter }: { readonly placedAt: string; readonly urgentAfter?: number }) {
  const age = useServerNow() - Date.parse(placedAt);
  const text = ageText(age);
  const urgent = urgentAfter !== undefined && age >= urgentAfter * MINUTE_MS;
  return (
    <span className={clsx('tabular text-title font-semibold whitespace-nowrap', urgent ? 'text-failed' : 'text-ink')}>
      <span aria-hidden>{text}</span>
      <span className="sr-only">{t.age({ text })}</span>
    </span>
  );
}
