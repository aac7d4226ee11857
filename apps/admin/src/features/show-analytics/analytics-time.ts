import type { AnalyticsStep } from '@chalkboard/contracts';
import { dateOf, datePlus, daysBetween } from '@chalkboard/web-kit';

const MAX_MONTHS = 24;
/** More points than this nobody reads. */
const MAX_DAYS = 92;
const MAX_WEEKS_DAYS = 800;

/** What a question is about: days ("2026-11-21"), both included, in the zone by which figures are counted. */
export interface AnalyticsTime {
  readonly from: string;
  readonly to: string;
  readonly step: AnalyticsStep;
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The last `days` days until the one of `now`, UTC. */
export function lastDays(days: number, now: number): { readonly from: string; readonly to: string } {
  const to = dateOf(now, 'UTC');
  return { from: datePlus(to, 1 - days), to };
}

/** A step in which so many days give a chart that can be read. */
export function stepFor({ from, to }: { readonly from: string; readonly to: string }): AnalyticsStep {
  const days = daysBetween(from, to);
  return days <= MAX_DAYS ? 'day' : days <= MAX_WEEKS_DAYS ? 'week' : 'month';
}

/** What the address asks for; the last 30 days where it asks for nothing that could be answered. */
export function timeOf(
  { from, to, step }: { readonly from: string; readonly to: string; readonly step: string },
  now: number,
): AnalyticsTime {
  const days = isDay(from) && isDay(to) && from <= to ? { from, to } : lastDays(30, now);
  return { ...days, step: step === 'day' || step === 'week' || step === 'month' ? step : stepFor(days) };
}

/** The months that a time touches ("2026-03"), the last 24 of them at most. */
export function monthsOf({ from, to }: AnalyticsTime): { readonly from: string; readonly to: string } {
  const last = to.slice(0, 7);
  const [year = 0, month = 1] = last.split('-').map(Number);
  const earliest = dateOf(Date.UTC(year, month - MAX_MONTHS, 1), 'UTC').slice(0, 7);
  const first = from.slice(0, 7);
  return { from: first < earliest ? earliest : first, to: last };
}

const NAMES: Readonly<Record<AnalyticsStep, Intl.DateTimeFormat>> = {
  day: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  week: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
};

/** What stands under the points; a year is written only where the time has more than one. */
export function pointNames(starts: readonly string[], step: AnalyticsStep): readonly string[] {
  const years = new Set(starts.map((start) => start.slice(0, 4)));
  return starts.map((start) => {
    const name = NAMES[step].format(new Date(`${start}T00:00:00Z`));
    return step !== 'month' && years.size > 1 ? `${name}, ${start.slice(0, 4)}` : name;
  });
}

/** "2026-03" → "March 2026" */
export function monthName(month: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
