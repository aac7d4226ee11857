import type { OpeningHours, RuleScope, ServingTime } from '@chalkboard/contracts';
import { faultsOf } from '@chalkboard/menu-rules/opening-hours-faults';
import { minuteOf } from '@chalkboard/menu-rules/opening-spans';
import { randomKey } from '@chalkboard/web-kit';
import { texts } from '../../../texts';
import { shownHours, WEEKDAYS } from '../../menu/hours/hours-edits';

/** A span on some weekdays, Monday 1 to Sunday 7; the same as one span on each of them. */
export interface SpanRow {
  readonly from: string;
  readonly to: string;
  readonly days: readonly number[];
}

/** A date that differs from its week: another span, or none at all. */
export interface DateRow {
  readonly date: string;
  readonly spans: OpeningHours['exceptions'][number]['spans'];
}

/** A serving time or the hours of a happy hour, as the form has it. */
export interface TimedForm {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly SpanRow[];
  readonly dates: readonly DateRow[];
  readonly for: RuleScope;
}

export type TimeFault = 'same' | 'overlap' | 'date' | 'repeated';

export function newTimed(name: string, row: Omit<SpanRow, 'days'>): TimedForm {
  return {
    id: randomKey(),
    name,
    rows: [{ ...row, days: [...WEEKDAYS] }],
    dates: [],
    for: { categoryIds: [], itemIds: [] },
  };
}

export function timedForm({ id, name, when, for: scope }: ServingTime): TimedForm {
  const { weekly, exceptions } = shownHours(when);
  const rows: SpanRow[] = [];
  for (const { day, from, to } of weekly) {
    const at = rows.findIndex((row) => row.from === from && row.to === to);
    const row = rows[at];
    if (row) rows[at] = { ...row, days: [...row.days, day] };
    else rows.push({ from, to, days: [day] });
  }
  return { id, name, rows, dates: exceptions.map(({ date, spans }) => ({ date, spans })), for: scope };
}

export function timedRule({ id, name, rows, dates, for: scope }: TimedForm): ServingTime {
  return {
    id,
    name: name.trim(),
    when: {
      weekly: rows
        .flatMap(({ days, from, to }) => days.map((day) => ({ day, ...sentSpan({ from, to }) })))
        .sort((a, b) => a.day - b.day || minuteOf(a.from) - minuteOf(b.from)),
      exceptions: dates
        .map(({ date, spans }) => ({ date, spans: spans.map(sentSpan) }))
        .sort((a, b) => a.date.localeCompare(b.date)),
    },
    for: scope,
  };
}

/** What cannot be meant of a row's times; the service says the same. */
export function faultOfRow(form: TimedForm, { from, to, days }: SpanRow): TimeFault | undefined {
  if (isEmpty({ from, to })) return 'same';
  const { overlappingDays } = faultsOf(timedRule(form).when);
  return days.some((day) => overlappingDays.includes(day)) ? 'overlap' : undefined;
}

export function faultOfDate(form: TimedForm, { date, spans }: DateRow): TimeFault | undefined {
  if (date === '') return 'date';
  if (form.dates.filter((other) => other.date === date).length > 1) return 'repeated';
  return spans.some(isEmpty) ? 'same' : undefined;
}

/** "08:00–11:00", or that it is the whole day; several in turn. */
export function spansText(rows: readonly SpanRow[]): string {
  return rows
    .map(({ from, to }) => (from === '00:00' && to === '00:00' ? texts.times.allDay : `${from}–${to}`))
    .join(', ');
}

/** From midnight to midnight is a whole day; every other span that ends as it begins is empty. */
function isEmpty({ from, to }: Pick<SpanRow, 'from' | 'to'>): boolean {
  return from === to && from !== '00:00';
}

function sentSpan({ from, to }: Pick<SpanRow, 'from' | 'to'>) {
  return { from, to: from === '00:00' && to === '00:00' ? '24:00' : to };
}
