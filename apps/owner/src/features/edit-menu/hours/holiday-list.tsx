import { LETTERS } from '@chalkboard/contracts/limits';
import { Button, Field, TextInput } from '@chalkboard/ui';
import { dayName } from '@chalkboard/web-kit';
import { CalendarPlus, Trash2 } from 'lucide-react';
import type { Exception } from '../../../shared/menu/hours/hours-edits';
import { texts } from '../../../texts';
import { DayHours } from './day-hours';

const t = texts.hours;

interface HolidayFaults {
  readonly overlappingDates: readonly string[];
  readonly repeatedDates: readonly string[];
}

/** Days that differ from their week: a date, a note for guests, hours or none. */
export function HolidayList({
  exceptions,
  faults,
  onChange,
}: {
  readonly exceptions: readonly Exception[];
  readonly faults: HolidayFaults;
  onChange(exceptions: Exception[]): void;
}) {
  const set = (index: number, change: Partial<Exception>) =>
    onChange(exceptions.map((exception, at) => (at === index ? { ...exception, ...change } : exception)));
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-medium">{t.holidays.title}</legend>
      <p className="mt-1 text-caption text-quiet">{t.holidays.text}</p>
      <div className="mt-3 grid gap-3">
        {exceptions.map(({ date, spans, note }, index) => {
          const day = date ? dayName(date, 'full') : t.holidays.nameless;
          const repeated = date !== '' && faults.repeatedDates.includes(date) ? t.holidays.repeated : undefined;
          return (
            <div key={index} role="group" aria-label={day} className="grid gap-2 border-b border-hairline pb-4">
              <div className="grid gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
                <Field label={t.holidays.date} error={repeated} required>
                  <TextInput
                    type="date"
                    required
                    autoFocus={date === ''}
                    value={date}
                    ref={(input) => input?.setCustomValidity(repeated ?? '')}
                    onChange={({ target }) => set(index, { date: target.value })}
                    className="tabular"
                  />
                </Field>
                <Field label={t.holidays.note} optional>
                  <TextInput
                    value={note ?? ''}
                    maxLength={LETTERS.holidayNote}
                    placeholder={t.holidays.notePlaceholder}
                    onChange={({ target }) => set(index, { note: target.value })}
                  />
                </Field>
              </div>
              <DayHours
                day={day}
                title={t.holidays.hours}
                spans={spans}
                fault={faults.overlappingDates.includes(date) ? t.overlap : undefined}
                onChange={(changed) => set(index, { spans: [...changed] })}
                tools={
                  <button
                    type="button"
                    aria-label={t.holidays.remove({ day })}
                    title={t.holidays.remove({ day })}
                    onClick={() => onChange(exceptions.filter((_, at) => at !== index))}
                    className="tap inline-flex shrink-0 items-center justify-center rounded-card text-quiet hover:bg-sunken hover:text-ink"
                  >
                    <Trash2 aria-hidden className="size-5" />
                  </button>
                }
              />
            </div>
          );
        })}
        <Button className="justify-self-start" onClick={() => onChange([...exceptions, { date: '', spans: [] }])}>
          <CalendarPlus aria-hidden />
          {t.holidays.add}
        </Button>
      </div>
    </fieldset>
  );
}
