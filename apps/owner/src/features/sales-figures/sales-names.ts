import type { AnalyticsStep, SalesPart, SalesPartKind } from '@chalkboard/contracts';
import { dayName, formatList, monthName, shortDate, writtenDate } from '@chalkboard/web-kit';
import { texts } from '../../texts';

const t = texts.sales;

/** What stands under a point of a chart. */
export function stepName(start: string, step: AnalyticsStep): string {
  if (step === 'month') return monthName(start);
  return step === 'week' ? shortDate(start) : dayName(start, 'short');
}

/** "Sat, Nov 21", "Nov 15 – Nov 21", or with the years where these are two. */
export function daysName({ from, to }: { readonly from: string; readonly to: string }): string {
  if (from === to) return dayName(from, 'short');
  const name = from.slice(0, 4) === to.slice(0, 4) ? shortDate : (day: string) => writtenDate(day, 'UTC');
  return `${name(from)} – ${name(to)}`;
}

/** What one part of the sales is called. */
export function partName(kind: SalesPartKind, { key, name }: Pick<SalesPart, 'key' | 'name'>): string {
  switch (kind) {
    case 'type':
    case 'source':
    case 'end':
      return wordOf(t.keys[kind], key) ?? key;
    case 'channel':
      return key === ''
        ? t.keys.channel.none
        : formatList(key.split('+').map((channel) => wordOf(t.keys.channel, channel) ?? channel));
    case 'category':
      return name === '' ? t.keys.gone : name;
    default:
      return name;
  }
}

function wordOf(words: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}

/** "45 s", "3 min", "5 h": the mean time to an answer. */
export function answerTime({
  answered,
  answerSeconds,
}: {
  readonly answered: number;
  readonly answerSeconds: number;
}): string {
  if (answered === 0) return t.cards.none;
  const seconds = Math.round(answerSeconds / answered);
  if (seconds < 90) return t.cards.seconds({ count: seconds });
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? t.cards.minutes({ count: minutes }) : t.cards.hours({ count: Math.round(minutes / 60) });
}
