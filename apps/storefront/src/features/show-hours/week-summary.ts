import type { OpeningHours } from '@chalkboard/contracts';
import { minuteOf } from '@chalkboard/contracts/opening-spans';
import { dayName } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import { clockText } from './hours-text';

const { hours: t } = texts;
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Any Monday. */
const MONDAY = '2024-01-01';

function shortDay(day: number): string {
  return dayName(`${MONDAY.slice(0, -1)}${day}`).slice(0, 3);
}

function spansText(weekly: OpeningHours['weekly'], day: number): string {
  const spans = weekly.filter((span) => span.day === day).sort((one, other) => minuteOf(one.from) - minuteOf(other.from));
  return spans.map(({ from, to }) => (from === '00:00' && to === '24:00' ? t.allDay : `${clockText(minuteOf(from))} – ${clockText(minuteOf(to))}`)).join(' and ');
}

/** A usual week in short, days that are alike together: "Mon – Fri 11 AM – 10 PM", "Sat 10 AM – 11 PM". What is closed is left out. */
export function weekSummary({ weekly }: Pick<OpeningHours, 'weekly'>): string[] {
  const groups: { from: number; to: number; text: string }[] = [];
  for (const day of DAYS) {
    const text = spansText(weekly, day);
    const last = groups.at(-1);
    if (last && last.text === text) last.to = day;
    else groups.push({ from: day, to: day, text });
  }
  const open = groups.filter(({ text }) => text !== '');
  if (open.length === 0) return [t.closed];
  return open.map(({ from, to, text }) => `${from === 1 && to === 7 ? t.daily : daysText(from, to)} ${text}`);
}

function daysText(from: number, to: number): string {
  return from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`;
}
