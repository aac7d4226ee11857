import type { OpeningHours } from '@chalkboard/contracts';
import { faultsOf } from '@chalkboard/menu-rules/opening-hours-faults';
import { MenuError } from './menu.errors';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Opening hours that can be meant: no time is open twice, no date differs twice. One span may begin as another ends.
 * @throws MenuError `menu.invalid_opening_hours`, which names the day
 */
export function assertOpeningHours(hours: OpeningHours): void {
  const spans = [...hours.weekly, ...hours.exceptions.flatMap((exception) => exception.spans)];
  if (spans.some(({ from }) => from === '24:00'))
    throw refusal('Opening hours cannot begin at 24:00. Please write 00:00 on the next day.');
  const { overlappingDays, overlappingDates, repeatedDates } = faultsOf(hours);
  const [day] = overlappingDays;
  if (day !== undefined)
    throw refusal(`The opening hours of ${DAYS[day - 1]} overlap with others. Please check where they end.`);
  const [repeated] = repeatedDates;
  if (repeated !== undefined) throw refusal(`${shown(repeated)} is listed twice. Please keep one of them.`);
  const [date] = overlappingDates;
  if (date !== undefined) throw refusal(`The opening hours of ${shown(date)} overlap. Please check where they end.`);
}

/** @throws MenuError `menu.invalid_time_zone` unless it is the name of a zone, such as America/New_York */
export function assertTimeZone(timeZone: string): void {
  // Offsets are taken for zones by some runtimes; they know nothing of summer time.
  if (!/^[A-Z]/i.test(timeZone) || !isKnown(timeZone))
    throw new MenuError(
      'menu.invalid_time_zone',
      'This time zone is not known. Please choose one from the list, such as America/New_York.',
    );
}

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

function shown(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

function refusal(detail: string): MenuError {
  return new MenuError('menu.invalid_opening_hours', detail);
}
