import type { OpeningHours } from '@chalkboard/contracts';
import { faultsOf } from '@chalkboard/menu-rules/opening-hours-faults';
import { RadioGroup } from '@chalkboard/ui';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { NO_HOURS, spansOf, WEEKDAYS, withCopiedDay, withSpans } from '../../../shared/menu/hours/hours-edits';
import { TimeZoneField } from '../../../shared/menu/hours/time-zone-field';
import { texts } from '../../../texts';
import { FormSection } from '../form-section';
import { CopyHours } from './copy-hours';
import { DayHours } from './day-hours';
import { HolidayList } from './holiday-list';

const t = texts.hours;

/** When orders are taken: at any time (`null`), or by the week with its exceptions; and by which clock. */
export function HoursSection({
  hours,
  timeZone,
  onHours,
  onTimeZone,
}: {
  readonly hours: OpeningHours | null;
  readonly timeZone: string;
  onHours(hours: OpeningHours | null): void;
  onTimeZone(zone: string): void;
}) {
  // Whoever changes their mind finds the hours again.
  const [last, setLast] = useState(hours ?? NO_HOURS);
  const change = (changed: OpeningHours) => {
    setLast(changed);
    onHours(changed);
  };
  return (
    <FormSection title={t.title} text={t.text}>
      <RadioGroup
        legend={t.when}
        options={[
          { value: 'always', label: t.always },
          { value: 'limited', label: t.limited, hint: t.limitedHint },
        ]}
        value={hours ? 'limited' : 'always'}
        onChange={(when) => onHours(when === 'limited' ? last : null)}
      />
      {hours && <Week hours={hours} onChange={change} />}
      {hours && (
        <HolidayList
          exceptions={hours.exceptions}
          faults={faultsOf(hours)}
          onChange={(exceptions) => change({ ...hours, exceptions })}
        />
      )}
      <TimeZoneField value={timeZone} onChange={onTimeZone} />
    </FormSection>
  );
}

function Week({ hours, onChange }: { readonly hours: OpeningHours; onChange(hours: OpeningHours): void }) {
  const { overlappingDays } = faultsOf(hours);
  return (
    <div>
      <div className="border-y border-hairline">
        {WEEKDAYS.map((day) => (
          <div
            key={day}
            role="group"
            aria-label={t.days[day]}
            className="border-hairline py-2 not-first:border-t has-[input]:pb-4"
          >
            <DayHours
              day={t.days[day]}
              title={t.days[day]}
              spans={spansOf(hours, day)}
              fault={overlappingDays.includes(day) ? t.overlap : undefined}
              onChange={(spans) => onChange(withSpans(hours, day, spans))}
              tools={<CopyHours day={day} onCopy={(to) => onChange(withCopiedDay(hours, day, to))} />}
            />
          </div>
        ))}
      </div>
      {hours.weekly.length === 0 && hours.exceptions.every(({ spans }) => spans.length === 0) && (
        <p role="status" className="mt-3 flex items-start gap-2 text-small text-uncertain">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t.never}
        </p>
      )}
    </div>
  );
}
