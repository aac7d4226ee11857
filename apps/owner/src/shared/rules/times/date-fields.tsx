import { Button, Checkbox, Field, TextInput } from '@chalkboard/ui';
import { CalendarPlus, Trash2 } from 'lucide-react';
import { texts } from '../../../texts';
import { FromTo } from './span-fields';
import { faultOfDate, type DateRow, type TimedForm } from './timed-form';

const t = texts.times;

/** Holidays: dates on which it holds at another time, or not at all. */
export function DateFields({
  form,
  onChange,
}: {
  readonly form: TimedForm;
  onChange(dates: readonly DateRow[]): void;
}) {
  const { dates } = form;
  const set = (index: number, change: Partial<DateRow>) =>
    onChange(dates.map((row, at) => (at === index ? { ...row, ...change } : row)));
  return (
    <div className="grid gap-4">
      {dates.map((row, index) => {
        const fault = faultOfDate(form, row);
        const ofDate = fault === 'date' || fault === 'repeated' ? t.faults[fault] : undefined;
        const name = row.date || t.newDate;
        const [span] = row.spans;
        return (
          <div key={index} role="group" aria-label={name} className="grid gap-2">
            <div className="-mr-2 grid grid-cols-[minmax(0,1fr)_2.75rem] items-end gap-x-2">
              <Field label={t.date} error={row.date === '' ? undefined : ofDate}>
                <TextInput
                  type="date"
                  required
                  value={row.date}
                  ref={(input) => input?.setCustomValidity((row.date !== '' && ofDate) || '')}
                  onChange={({ target }) => set(index, { date: target.value })}
                  className="tabular"
                />
              </Field>
              <button
                type="button"
                aria-label={t.removeDate({ date: name })}
                onClick={() => onChange(dates.filter((_, at) => at !== index))}
                className="tap inline-flex items-center justify-center rounded-card text-quiet hover:bg-sunken hover:text-ink"
              >
                <Trash2 aria-hidden className="size-5" />
              </button>
            </div>
            <Checkbox
              label={t.notThen}
              checked={row.spans.length === 0}
              onChange={({ target }) => set(index, { spans: target.checked ? [] : [{ from: '11:00', to: '15:00' }] })}
            />
            {span && (
              <FromTo
                of={name}
                span={span}
                fault={fault === 'same' ? t.faults.same : undefined}
                onChange={(changed) => set(index, { spans: [changed, ...row.spans.slice(1)] })}
              />
            )}
          </div>
        );
      })}
      <Button
        type="button"
        className="justify-self-start"
        onClick={() => onChange([...dates, { date: '', spans: [] }])}
      >
        <CalendarPlus aria-hidden />
        {t.addDate}
      </Button>
    </div>
  );
}
