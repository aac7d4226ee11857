import { dateOf, daysBetween, dayName, timeOfDay } from '@chalkboard/web-kit';
import { checkoutTexts } from '../../texts';

const { times: t } = checkoutTexts;

export interface SlotDay {
  /** "2026-11-21" by the restaurant's clock. */
  readonly date: string;
  readonly label: string;
  readonly slots: readonly { readonly at: string; readonly label: string }[];
}

/** Times that can be chosen, by days of the restaurant's clock. @param now milliseconds since the epoch */
export function slotDays(slots: readonly string[], timeZone: string, now: number): SlotDay[] {
  const today = dateOf(now, timeZone);
  const days = new Map<string, { at: string; label: string }[]>();
  for (const at of slots) {
    const date = dateOf(at, timeZone);
    days.set(date, [...(days.get(date) ?? []), { at, label: timeOfDay(at, timeZone) }]);
  }
  return [...days].map(([date, ofDay]) => {
    const ahead = daysBetween(today, date);
    return { date, slots: ofDay, label: ahead === 0 ? t.today : ahead === 1 ? t.tomorrow : dayName(date, 'long') };
  });
}
