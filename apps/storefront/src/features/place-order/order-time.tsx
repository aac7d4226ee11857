import type { OrderTimes } from '@chalkboard/contracts';
import { Field, SegmentedChoice, Select } from '@chalkboard/ui';
import { dateOf, timeOfDay } from '@chalkboard/web-kit';
import { Clock, CirclePause, Flame } from 'lucide-react';
import type { OrderType, Refusal } from '../../shared/checkout/checkout-rules';
import { checkoutTexts } from '../../texts';
import { slotDays } from './order-slots';

const { times: t } = checkoutTexts;

export type When = 'asap' | 'later';

/** As soon as possible, with when that is; or a day and a time of those that are offered. */
export function OrderTime({
  times,
  timeZone,
  orderType,
  when,
  scheduledFor,
  refusal,
  onWhen,
  onSchedule,
}: {
  readonly times: OrderTimes;
  readonly timeZone: string;
  readonly orderType: OrderType;
  readonly when: When;
  readonly scheduledFor: string | undefined;
  readonly refusal: Refusal | undefined;
  onWhen(when: When): void;
  onSchedule(at: string | undefined): void;
}) {
  const days = slotDays(times.slots, timeZone, Date.now());
  const chosenDate = scheduledFor && dateOf(scheduledFor, timeZone);
  const day = days.find(({ date }) => date === chosenDate) ?? days[0];
  const ready =
    times.readyAt &&
    (orderType === 'delivery' ? t.thereAbout : t.readyAbout)({ time: timeOfDay(times.readyAt, timeZone) });
  const chosen = day?.slots.some(({ at }) => at === scheduledFor) ? scheduledFor : undefined;
  const refused = refusal?.fields.includes('time') ? refusal.description : undefined;
  return (
    <div className="grid gap-3">
      <TimesNotice times={times} />
      <SegmentedChoice
        id="order-when"
        legend={t.heading}
        value={when}
        onChange={onWhen}
        error={when === 'asap' && !times.asap ? refused : undefined}
        segments={[
          {
            value: 'asap',
            label: t.asap,
            note: times.asap ? ready : times.pausedUntil === undefined ? t.closed : t.paused,
            disabled: !times.asap,
          },
          { value: 'later', label: t.later, note: days.length ? t.laterHint : t.noLater, disabled: days.length === 0 },
        ]}
      />
      {when === 'later' && day && (
        <div className="grid grid-cols-2 items-start gap-3">
          <Field label={t.day}>
            <Select
              value={day.date}
              onChange={({ target }) => onSchedule(days.find(({ date }) => date === target.value)?.slots[0]?.at)}
            >
              {days.map(({ date, label }) => (
                <option key={date} value={date}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="order-time" label={t.time} required error={chosen === undefined ? refused : undefined}>
            <Select value={chosen ?? ''} onChange={({ target }) => onSchedule(target.value || undefined)}>
              <option value="">{t.chooseTime}</option>
              {day.slots.map(({ at, label }) => (
                <option key={at} value={at}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
    </div>
  );
}

/** What is special about now: closed, paused, busy; nothing otherwise. */
function TimesNotice({ times }: { readonly times: OrderTimes }) {
  if (times.asap && !times.busy) return null;
  const paused = times.pausedUntil !== undefined;
  const [Icon, title, text] = times.asap
    ? [Flame, t.busy.title, t.busy.text({ minutes: times.prepMinutes })]
    : [
        paused ? CirclePause : Clock,
        paused ? t.paused : t.closed,
        `${times.why ?? ''}${!paused && times.slots.length ? ` ${t.closedButLater}` : ''}`,
      ];
  return (
    <div role="status" className="rounded-card bg-uncertain-wash p-4">
      <p className="flex items-center gap-2 text-small font-semibold">
        <Icon aria-hidden className="size-5 shrink-0 text-uncertain" />
        {title}
      </p>
      <p className="mt-1 text-small">{text}</p>
    </div>
  );
}
