import { clsx } from 'clsx';
import { texts } from '../../../texts';
import { useServerNow } from '../live/board-clock';
import { ageText } from '../live/board-times';
import type { AnswerLimits } from './age-edge';

const t = texts.board.card;
const MINUTE_MS = 60_000;
/** As in `ageText`. */
const YOUNG_MS = 10 * MINUTE_MS;
const STEP_MS = 10_000;

/**
 * How long ago it was placed, growing in sight.
 * @param limits of an order that nobody has answered: from the second message on it is in trouble; absent: it is not
 */
export function Age({
  placedAt,
  limits,
  isLarge = false,
}: {
  readonly placedAt: string;
  readonly limits?: AnswerLimits | undefined;
  readonly isLarge?: boolean;
}) {
  const placed = Date.parse(placedAt);
  // Seconds are told of young orders only: a board of many old ones need not be drawn each second.
  const isYoung = useServerNow(STEP_MS) - placed < YOUNG_MS;
  const age = useServerNow(isYoung ? undefined : STEP_MS) - placed;
  const text = ageText(age);
  const isPast = (minutes: number) => age >= minutes * MINUTE_MS;
  const look = !limits
    ? 'text-quiet'
    : isPast(limits.autoRejectMinutes ?? limits.escalateAfter.tellCustomer)
      ? 'text-failed'
      : isPast(limits.escalateAfter.secondMessage)
        ? 'text-uncertain'
        : 'text-ink';
  return (
    <span
      className={clsx(
        'tabular leading-none font-semibold whitespace-nowrap',
        // A box of its own: when seconds change, nothing else on the board is laid out again.
        age < YOUNG_MS && 'inline-block h-[1em] w-[2.4em] text-end contain-strict',
        isLarge ? 'text-title' : 'text-lead',
        look,
      )}
    >
      <span aria-hidden>{text}</span>
      <span className="sr-only">{t.age({ text })}</span>
    </span>
  );
}
