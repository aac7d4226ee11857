import { Button, Checkbox, TextInput } from '@chalkboard/ui';
import { CircleAlert, Moon, Plus, X } from 'lucide-react';
import { texts } from '../../../texts';
import { endsNextDay, WEEKDAYS } from '../../menu/hours/hours-edits';
import { faultOfRow, type SpanRow, type TimedForm } from './timed-form';

const t = texts.times;

/** From … to, as a clock shows it; `of` names what it belongs to, for those who hear it. */
export function FromTo({
  of,
  span: { from, to },
  fault,
  onChange,
}: {
  readonly of: string;
  readonly span: { readonly from: string; readonly to: string };
  readonly fault: string | undefined;
  onChange(span: { from: string; to: string }): void;
}) {
  const time = (part: 'from' | 'to', label: string) => (
    <TextInput
      type="time"
      required
      aria-label={label}
      aria-invalid={fault ? true : undefined}
      value={part === 'from' ? from : to}
      // The browser keeps the form from being sent and leads to what has to be put right.
      ref={(input) => input?.setCustomValidity(fault ?? '')}
      onChange={({ target }) => onChange({ from, to, [part]: target.value })}
      className="tabular min-w-0 px-2 [&::-webkit-calendar-picker-indicator]:hidden"
    />
  );
  return (
    <div className="grid gap-1">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-2">
        {time('from', t.begins({ of }))}
        <span aria-hidden className="text-small text-quiet">
          {t.to}
        </span>
        {time('to', t.ends({ of }))}
      </div>
      {endsNextDay({ from, to }) && !fault && (
        <p className="flex items-center gap-1.5 text-caption text-quiet">
          <Moon aria-hidden className="size-3.5 shrink-0" />
          {t.nextDay}
        </p>
      )}
      {fault && (
        <p role="alert" className="flex items-start gap-1.5 text-caption text-failed">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {fault}
        </p>
      )}
    </div>
  );
}

/** The usual week: spans, each with the weekdays on which it holds. */
export function SpanFields({ form, onChange }: { readonly form: TimedForm; onChange(rows: readonly SpanRow[]): void }) {
  const { rows } = form;
  const set = (index: number, change: Partial<SpanRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));
  return (
    <div className="grid gap-4">
      {rows.map((row, index) => {
        const fault = faultOfRow(form, row);
        const name = t.nth({ name: form.name || t.unnamed, at: index + 1 });
        return (
          <div key={index} role="group" aria-label={name} className="grid gap-2">
            <div className="-mr-2 grid grid-cols-[minmax(0,1fr)_2.75rem] items-start gap-x-2">
              <FromTo of={name} span={row} fault={fault && t.faults[fault]} onChange={(span) => set(index, span)} />
              <button
                type="button"
                aria-label={t.removeTime({ of: name })}
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
                className="tap inline-flex items-center justify-center rounded-card text-quiet hover:bg-sunken hover:text-ink"
              >
                <X aria-hidden className="size-5" />
              </button>
            </div>
            <div className="grid grid-cols-4 gap-x-3 sm:grid-cols-7">
              {WEEKDAYS.map((day) => (
                <Checkbox
                  key={day}
                  label={t.days[day]}
                  checked={row.days.includes(day)}
                  onChange={({ target }) =>
                    set(index, {
                      days: WEEKDAYS.filter((one) => (one === day ? target.checked : row.days.includes(one))),
                    })
                  }
                />
              ))}
            </div>
          </div>
        );
      })}
      <Button
        type="button"
        className="justify-self-start"
        onClick={() => onChange([...rows, { from: '17:00', to: '22:00', days: [] }])}
      >
        <Plus aria-hidden />
        {t.addTime}
      </Button>
    </div>
  );
}
