import type { AnalyticsStep } from '@chalkboard/contracts';
import { datePlus, daysBetween } from '@chalkboard/web-kit';

export const PERIODS = ['today', 'week', 'month', 'year', 'own'] as const;
export type Period = (typeof PERIODS)[number];

/** Days ("2026-11-21") by the restaurant's clock, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** More points than this nobody reads. */
const MAX_DAYS = 62;
const MAX_WEEKS_DAYS = 182;
const LENGTHS = { today: 1, week: 7, month: 28 } as const;

/** The days of a period that ends today; twelve months are whole ones, the last of them until today. */
export function daysOf(period: Exclude<Period, 'own'>, today: string): Days {
  if (period !== 'year') return { from: datePlus(today, 1 - LENGTHS[period]), to: today };
  const [year = 0, month = 1] = today.split('-').map(Number);
  return { from: new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10), to: today };
}

/** The days that are shown. Days that are half typed are not asked for: the last four weeks stay. */
export function shownDays(period: Period, typed: Days, today: string): Days {
  if (period !== 'own') return daysOf(period, today);
  return typed.from !== '' && typed.to !== '' && typed.from <= typed.to ? typed : daysOf('month', today);
}

/** A step in which so many days give a chart that can be read. */
export function stepFor({ from, to }: Days): AnalyticsStep {
  const days = daysBetween(from, to) + 1;
  if (days <= MAX_DAYS) return 'day';
  return days > MAX_WEEKS_DAYS ? 'month' : 'week';
}

/** How much more or less it is than before: 0.25 is a quarter more; undefined: there was nothing before. */
export function changeSince(before: number, now: number): number | undefined {
  return before > 0 ? (now - before) / before : undefined;
}
