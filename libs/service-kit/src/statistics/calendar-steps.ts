export type CalendarStep = 'day' | 'week' | 'month';

const DAY_MS = 86_400_000;

/** The calendar day of an instant, UTC: "2026-03-01". */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** So many days later; earlier where it is negative. */
export function dayAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS));
}

/**
 * As many days as those from `from` to `to`, so many whole weeks earlier that they end before those begin: weekdays are
 * compared with themselves.
 */
export function weeksBefore({ from, to }: { readonly from: string; readonly to: string }): {
  readonly from: string;
  readonly to: string;
} {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const shift = -7 * Math.ceil(days / 7);
  return { from: dayAfter(from, shift), to: dayAfter(to, shift) };
}

/** The first day of the step in which a day is; weeks begin on Monday. */
export function stepOf(day: string, step: CalendarStep): string {
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  return step === 'week' ? dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7)) : day;
}

/** The first days of all steps in which the days from `from` to `to` are, both included. */
export function stepsBetween(from: string, to: string, step: CalendarStep): string[] {
  const steps: string[] = [];
  for (let start = stepOf(from, step); start <= to; start = nextStep(start, step)) steps.push(start);
  return steps;
}

function nextStep(start: string, step: CalendarStep): string {
  if (step === 'month') return stepOf(dayAfter(start, 31), 'month');
  return dayAfter(start, step === 'week' ? 7 : 1);
}
