import type { Board } from '@chalkboard/contracts';
import { Button, LinkButton } from '@chalkboard/ui';
import { clockTime } from '@chalkboard/web-kit';
import { MessageSquareOff, PauseCircle, Phone, Timer, WifiOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import { Banner } from './banner';
import { useServerNow } from './live/board-clock';
import { heldBackOf } from './live/held-back';
import { SoundBanner } from './ring/sound-banner';
import type { Sound } from './ring/use-sound';
import { pauseAt } from './tools/paused-until';

const t = texts.board;
const STEP_MS = 10_000;

interface BoardBannersProps {
  readonly board: Board;
  readonly lost: boolean;
  /** How many presses wait for the line. */
  readonly waiting: number;
  readonly sound: Sound;
  onRetry(): void;
  onReopen(): void;
  onAnswerDrill(): void;
}

/** What whoever looks at the board has to know before reading it. */
export function BoardBanners({ board, lost, waiting, sound, onRetry, onReopen, onAnswerDrill }: BoardBannersProps) {
  const now = useServerNow(STEP_MS);
  const held = heldBackOf(board.orders);
  const paused = pauseAt(board.settings.pausedUntil, now);
  return (
    <div className="grid gap-2 empty:hidden">
      {lost && (
        <Banner
          alarming
          role="alert"
          icon={<WifiOff aria-hidden />}
          action={
            <Button className="px-3" onClick={onRetry}>
              {t.line.now}
            </Button>
          }
        >
          {t.line.lost} {t.line.asOf({ time: clockTime(board.now, board.timeZone) })}{' '}
          {waiting > 0 ? t.line.waiting({ count: waiting }) : t.line.again}
        </Banner>
      )}
      {board.drills?.unreachableSince !== undefined && (
        <Banner
          alarming
          role="alert"
          icon={<PauseCircle aria-hidden />}
          action={
            <Button variant="primary" className="px-3" onClick={onAnswerDrill}>
              {texts.drills.weAreHere}
            </Button>
          }
        >
          {texts.drills.banner}
        </Banner>
      )}
      {paused !== undefined && (
        <Banner
          icon={<PauseCircle aria-hidden />}
          action={
            <Button className="px-3" onClick={onReopen}>
              {t.paused.reopen}
            </Button>
          }
        >
          {paused === null ? t.paused.open : t.paused.until({ time: clockTime(paused, board.timeZone) })}
        </Banner>
      )}
      {board.settings.busyExtraMinutes > 0 && (
        <Banner icon={<Timer aria-hidden />}>{t.busy({ extra: board.settings.busyExtraMinutes })}</Banner>
      )}
      {held.count > 0 && (
        <Banner alarming role="alert" icon={<MessageSquareOff aria-hidden />}>
          {t.heldBack.text({ count: held.count })} {held.reason}
        </Banner>
      )}
      {!board.hasPhone && (
        <Banner
          icon={<Phone aria-hidden />}
          action={
            <LinkButton as={Link} to={`/menu/${board.shareId}/edit`} className="px-3">
              {t.noPhone.action}
            </LinkButton>
          }
        >
          {t.noPhone.text}
        </Banner>
      )}
      <SoundBanner sound={sound} />
    </div>
  );
}
