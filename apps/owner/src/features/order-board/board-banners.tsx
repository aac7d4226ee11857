import type { Board } from '@chalkboard/contracts';
import { Button, LinkButton } from '@chalkboard/ui';
import { clockTime } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { CircleAlert, MessageSquareOff, PauseCircle, Phone, Timer, VolumeX, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import { useServerNow } from './live/board-clock';
import { heldBackOf } from './live/held-back';
import { SoundButton } from './ring/sound-button';
import type { Sound } from './ring/use-sound';
import { pauseAt } from './tools/paused-until';

const t = texts.board;
const STEP_MS = 10_000;

interface BoardBannersProps {
  readonly board: Board;
  readonly lost: boolean;
  readonly sound: Sound;
  onRetry(): void;
  onReopen(): void;
  onAnswerDrill(): void;
}

/** What whoever looks at the board has to know before reading it. */
export function BoardBanners({ board, lost, sound, onRetry, onReopen, onAnswerDrill }: BoardBannersProps) {
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
          {t.line.lost} {t.line.asOf({ time: clockTime(board.now, board.timeZone) })} {t.line.again}
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
      {(sound.state === 'off' || sound.state === 'blocked') && (
        <Banner icon={<VolumeX aria-hidden />} action={<SoundButton sound={sound} />}>
          {t.sound.silent}
        </Banner>
      )}
      {sound.state === 'none' && <Banner icon={<CircleAlert aria-hidden />}>{t.sound.none}</Banner>}
    </div>
  );
}

function Banner({
  icon,
  action,
  alarming = false,
  role = 'status',
  children,
}: {
  readonly icon: ReactNode;
  readonly action?: ReactNode;
  readonly alarming?: boolean;
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card px-4 py-2 text-small font-medium [&>svg]:size-5 [&>svg]:shrink-0',
        alarming ? 'bg-failed-wash text-failed' : 'bg-uncertain-wash text-uncertain',
      )}
    >
      {icon}
      <p role={role} className="min-w-0 flex-1 basis-48 py-1.5">
        {children}
      </p>
      {action}
    </div>
  );
}
