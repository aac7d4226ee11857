import type { OrderingSettings } from '@chalkboard/contracts';
import { PAUSED_UNTIL_REOPENED } from '@chalkboard/contracts/order-lifecycle';
import { Button, Dialog } from '@chalkboard/ui';
import { clockTime } from '@chalkboard/web-kit';
import { texts } from '../../../texts';
import { ChoiceChips } from '../cards/choice-chips';
import { useServerNow } from '../live/board-clock';
import { pauseAt, pauseFor } from './paused-until';

const t = texts.board.intake;
const PAUSES_MINUTES = [30, 60] as const;
const BUSY_MINUTES = [0, 10, 20];

/** Stops new orders for a while, or tells guests a longer time. Each press is saved at once. */
export function IntakeSheet({
  settings,
  timeZone,
  saving,
  onSave,
  onClose,
}: {
  readonly settings: OrderingSettings;
  readonly timeZone: string;
  readonly saving: boolean;
  onSave(settings: OrderingSettings): void;
  onClose(): void;
}) {
  const now = useServerNow();
  const paused = pauseAt(settings.pausedUntil, now);
  const pause = (pausedUntil: string | null) => onSave({ ...settings, pausedUntil });
  return (
    <Dialog open onOpenChange={onClose} title={t.title}>
      <section className="grid gap-2">
        <h3 className="font-sans text-body font-semibold">{t.pause}</h3>
        {paused === undefined ? (
          <>
            <p className="text-small text-quiet">{t.pauseText}</p>
            <div className="grid gap-2 sm:grid-cols-3">
              {PAUSES_MINUTES.map((minutes) => (
                <Button
                  key={minutes}
                  size="large"
                  className="px-3"
                  disabled={saving}
                  onClick={() => pause(pauseFor(minutes, now))}
                >
                  {t.pauseFor({ count: minutes })}
                </Button>
              ))}
              <Button size="large" className="px-3" disabled={saving} onClick={() => pause(PAUSED_UNTIL_REOPENED)}>
                {t.pauseOpen}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p role="status" className="text-small font-medium text-uncertain">
              {paused === null
                ? texts.board.paused.open
                : texts.board.paused.until({ time: clockTime(paused, timeZone) })}
            </p>
            <Button variant="primary" size="large" block disabled={saving} onClick={() => pause(null)}>
              {t.reopen}
            </Button>
          </>
        )}
      </section>
      <section className="grid gap-2 border-t border-hairline pt-4">
        <h3 className="font-sans text-body font-semibold">{t.busy}</h3>
        <p className="text-small text-quiet">{t.busyText}</p>
        <ChoiceChips
          legend={t.busy}
          hideLegend
          disabled={saving}
          options={[...new Set([...BUSY_MINUTES, settings.busyExtraMinutes])].sort((a, b) => a - b)}
          value={settings.busyExtraMinutes}
          labelOf={(minutes) => (minutes === 0 ? t.none : t.extra({ count: minutes }))}
          onChange={(busyExtraMinutes) => onSave({ ...settings, busyExtraMinutes })}
        />
      </section>
    </Dialog>
  );
}
