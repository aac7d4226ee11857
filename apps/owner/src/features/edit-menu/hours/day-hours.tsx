import type { OpeningSpan } from '@chalkboard/menu-rules/opening-spans';
import { Button, TextInput } from '@chalkboard/ui';
import { CircleAlert, Moon, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { endsNextDay, lastsAllDay, withAnotherSpan, withSpan } from '../../../shared/menu/hours/hours-edits';
import { texts } from '../../../texts';

const t = texts.hours;

/** The spans of one day, from … to, as many as there are; closed where there is none. */
export function DayHours({
  day,
  title,
  tools,
  spans,
  fault,
  onChange,
}: {
  /** The day's name, for those who hear it. */
  readonly day: string;
  readonly title: string;
  /** What else can be done with the day. */
  readonly tools: ReactNode;
  readonly spans: readonly OpeningSpan[];
  /** Why they cannot be meant. */
  readonly fault?: string;
  onChange(spans: readonly OpeningSpan[]): void;
}) {
  const time = (index: number, part: keyof OpeningSpan, label: string) => (
    <TextInput
      type="time"
      required
      aria-label={label}
      aria-invalid={fault ? true : undefined}
      value={spans[index]?.[part]}
      // The browser keeps the form from being sent and leads to what has to be put right.
      ref={(input) => input?.setCustomValidity(fault ?? '')}
      onChange={({ target }) => onChange(withSpan(spans, index, { [part]: target.value }))}
      className="tabular min-w-0 px-2 [&::-webkit-calendar-picker-indicator]:hidden"
    />
  );
  return (
    <div className="grid min-w-0 gap-2">
      <div className="-mr-2 flex items-center">
        <p className="text-small font-medium">{title}</p>
        {spans.length === 0 && <p className="ml-3 text-small text-quiet">{t.closed}</p>}
        <Button
          variant="quiet"
          aria-label={t.addTo({ day })}
          className="ml-auto px-3 font-normal text-quiet"
          onClick={() => onChange(withAnotherSpan(spans))}
        >
          <Plus aria-hidden />
          <span className="max-[22.5rem]:hidden">{t.add}</span>
        </Button>
        {tools}
      </div>
      {spans.map((span, index) => (
        <div key={index}>
          <div className="-mr-2 grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_2.75rem] items-center gap-x-2">
            {time(index, 'from', t.from({ day }))}
            <span aria-hidden className="text-small text-quiet">
              {t.until}
            </span>
            {time(index, 'to', t.to({ day }))}
            <button
              type="button"
              aria-label={t.remove({ day, from: span.from, to: span.to })}
              onClick={() => onChange(spans.filter((_, at) => at !== index))}
              className="tap inline-flex items-center justify-center rounded-card text-quiet hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          {(lastsAllDay(span) || endsNextDay(span)) && (
            <p className="mt-1 flex items-center gap-1.5 text-caption text-quiet">
              <Moon aria-hidden className="size-3.5 shrink-0" />
              {lastsAllDay(span) ? t.allDay : t.nextDay}
            </p>
          )}
        </div>
      ))}
      {fault && (
        <p role="alert" className="flex items-start gap-1.5 text-caption text-failed">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {fault}
        </p>
      )}
    </div>
  );
}
