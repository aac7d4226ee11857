import type { OpeningHours } from '@chalkboard/contracts';
import { DAY_MIN, HOUR_MIN, minuteOf, type OpeningSpan } from '@chalkboard/menu-rules/opening-spans';

export type Exception = OpeningHours['exceptions'][number];

/** Weekdays from Monday, 1, to Sunday, 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const NO_HOURS: OpeningHours = { weekly: [], exceptions: [] };

/** What a day without hours begins with; the owner changes it. */
const FIRST_SPAN: OpeningSpan = { from: '11:00', to: '22:00' };

export function spansOf({ weekly }: OpeningHours, day: Weekday): OpeningSpan[] {
  return weekly.filter((span) => span.day === day).map(({ from, to }) => ({ from, to }));
}

/** The hours with a weekday's spans replaced. */
export function withSpans(hours: OpeningHours, day: Weekday, spans: readonly OpeningSpan[]): OpeningHours {
  return {
    ...hours,
    weekly: [...hours.weekly.filter((span) => span.day !== day), ...spans.map((span) => ({ day, ...span }))],
  };
}

/** The hours with those of one weekday in the place of what the others have. */
export function withCopiedDay(hours: OpeningHours, from: Weekday, to: readonly Weekday[]): OpeningHours {
  const spans = spansOf(hours, from);
  return to.reduce((result, day) => withSpans(result, day, spans), hours);
}

/** The spans with one more: an hour after the last, for the evening. */
export function withAnotherSpan(spans: readonly OpeningSpan[]): OpeningSpan[] {
  const last = spans.at(-1);
  if (!last) return [FIRST_SPAN];
  const begin = Math.min(minuteOf(last.to) + HOUR_MIN, DAY_MIN - HOUR_MIN);
  return [...spans, { from: timeOf(begin), to: timeOf(begin + 4 * HOUR_MIN) }];
}

export function withSpan(spans: readonly OpeningSpan[], index: number, change: Partial<OpeningSpan>): OpeningSpan[] {
  return spans.map((span, at) => (at === index ? { ...span, ...change } : span));
}

export function endsNextDay({ from, to }: OpeningSpan): boolean {
  return to <= from && to !== '00:00';
}

export function lastsAllDay({ from, to }: OpeningSpan): boolean {
  return from === to;
}

/** As the form shows them: a control for times knows no 24:00, and 00:00 as an end is the same. */
export function shownHours(hours: OpeningHours): OpeningHours {
  const shown = <S extends OpeningSpan>(span: S): S => ({ ...span, to: span.to === '24:00' ? '00:00' : span.to });
  return {
    weekly: hours.weekly.map(shown),
    exceptions: hours.exceptions.map((exception) => ({ ...exception, spans: exception.spans.map(shown) })),
  };
}

/** As they are sent: in the order of their days and times, without empty notes. */
export function sentHours({ weekly, exceptions }: OpeningHours): OpeningHours {
  const byTime = (a: OpeningSpan, b: OpeningSpan) => a.from.localeCompare(b.from);
  return {
    weekly: weekly.toSorted((a, b) => a.day - b.day || byTime(a, b)),
    exceptions: exceptions
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .map(({ date, spans, note }) => ({
        date,
        spans: spans.toSorted(byTime),
        ...(note?.trim() && { note: note.trim() }),
      })),
  };
}

function timeOf(minute: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minute / HOUR_MIN) % 24)}:${pad(minute % HOUR_MIN)}`;
}
