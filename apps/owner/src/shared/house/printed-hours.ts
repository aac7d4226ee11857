import type { OpeningHours } from '@chalkboard/contracts';
import { faultsOf } from '@chalkboard/menu-rules/opening-hours-faults';
import { HOUR_MIN } from '@chalkboard/menu-rules/opening-spans';
import { sentHours } from '../menu/hours/hours-edits';
import { tokensOf, type PrintedTime, type Token } from './printed-hours-tokens';

/** A night ends at this hour at the latest; what ends later was not meant so. */
const LATEST_CLOSE_MIN = 6 * HOUR_MIN;
/** An end without am or pm this soon after its beginning may be meant otherwise. */
const LEAST_OPEN_MIN = 3 * HOUR_MIN;
const HALF_DAY_MIN = 12 * HOUR_MIN;
const DAY_MIN = 24 * HOUR_MIN;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Group {
  readonly days: readonly number[];
  /** None: closed. */
  readonly spans: readonly Stretch[];
}

/**
 * Opening hours as a menu prints them, "Mon - Fri 11am - 9pm · Sat 12pm - 10pm"; undefined when anything in them is
 * unclear. Days that are not named are closed.
 */
export function hoursPrinted(text: string): OpeningHours | undefined {
  const tokens = tokensOf(text);
  const groups = tokens && groupsOf(tokens);
  if (!groups) return undefined;
  const closed = new Set(groups.flatMap(({ days, spans }) => (spans.length === 0 ? days : [])));
  // A day of its own that is closed is an exception from "daily"; one that is open and closed by itself is unclear.
  if (
    groups.some(
      ({ days, spans }) => spans.length > 0 && days.length < EVERY_DAY.length && days.some((day) => closed.has(day)),
    )
  )
    return undefined;
  const weekly = groups.flatMap(({ days, spans }) =>
    days
      .filter((day) => !closed.has(day))
      .flatMap((day) => spans.map(({ from, to }) => ({ day, from: clock(from), to: clock(to, '24:00') }))),
  );
  const hours = sentHours({ weekly, exceptions: [] });
  return weekly.length > 0 && faultsOf(hours).overlappingDays.length === 0 ? hours : undefined;
}

/** Days with what holds on them, in either order but in one order throughout. */
function groupsOf(tokens: readonly Token[]): Group[] | undefined {
  const reader = new Reader(tokens);
  const twentyFour = isTwentyFourHour(tokens);
  const groups: Group[] = [];
  reader.skip('break');
  const timesFirst = reader.next()?.kind === 'time';
  for (; !reader.done; reader.skip('break', 'and')) {
    if (reader.take('closed')) {
      const days = reader.days();
      if (!days) return undefined;
      groups.push({ days, spans: [] });
      continue;
    }
    const before = timesFirst ? undefined : reader.days();
    reader.skip('break');
    const spans = reader.take('closed') ? [] : reader.spans(twentyFour);
    if (timesFirst) reader.skip('break');
    const days = before ?? reader.days();
    if (!days || !spans) return undefined;
    groups.push({ days, spans });
  }
  return groups;
}

/**
 * Whether a text that names no half of the day counts hours to 24: something in it is no hour of a twelve-hour clock.
 */
function isTwentyFourHour(tokens: readonly Token[]): boolean {
  const times = tokens.flatMap((token) => (token.kind === 'time' ? token.time : []));
  return (
    times.every(({ half }) => half === undefined || half === 'exact') &&
    times.some(
      ({ minutes, half, marked }) => half === undefined && (marked || minutes >= 13 * HOUR_MIN || minutes < HOUR_MIN),
    )
  );
}

class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  get done(): boolean {
    return this.at >= this.tokens.length;
  }

  next(): Token | undefined {
    return this.tokens[this.at];
  }

  take(kind: Token['kind']): boolean {
    if (this.next()?.kind !== kind) return false;
    this.at += 1;
    return true;
  }

  skip(...kinds: Token['kind'][]): void {
    while (kinds.some((kind) => this.take(kind)));
  }

  /** "Mon", "Tue - Thu, Sun", "daily"; undefined where no day stands. */
  days(): number[] | undefined {
    const found: number[] = [];
    do {
      const token = this.next();
      if (token?.kind !== 'days') break;
      this.at += 1;
      const [first] = token.days;
      const range = this.upTo('days');
      const last = range?.kind === 'days' ? range.days[0] : undefined;
      found.push(...(first !== undefined && last !== undefined ? daysBetween(first, last) : token.days));
    } while (this.followedBy('days'));
    return found.length > 0 ? found : undefined;
  }

  /** "11am - 2pm and 5pm - 10pm"; undefined where none stands, or one is unclear. */
  spans(twentyFour: boolean): Stretch[] | undefined {
    const found: Stretch[] = [];
    do {
      const from = this.next();
      if (from?.kind !== 'time') return undefined;
      this.at += 1;
      const to = this.upTo('time');
      const span = to?.kind === 'time' ? stretchOf(from.time, to.time, twentyFour) : undefined;
      if (!span) return undefined;
      found.push(span);
    } while (this.followedBy('time'));
    return found;
  }

  /** The end of a range, when one follows. */
  private upTo(kind: Token['kind']): Token | undefined {
    const end = this.tokens[this.at + 1];
    if (this.next()?.kind !== 'to' || end?.kind !== kind) return undefined;
    this.at += 2;
    return end;
  }

  /** Whether one more of a list follows; what separates it is passed. */
  private followedBy(kind: Token['kind']): boolean {
    if (this.next()?.kind !== 'and' || this.tokens[this.at + 1]?.kind !== kind) return false;
    this.at += 1;
    return true;
  }
}

function daysBetween(first: number, last: number): number[] {
  return EVERY_DAY.map((_, step) => ((first - 1 + step) % 7) + 1).slice(0, ((last - first + 7) % 7) + 1);
}

function stretchOf(from: PrintedTime, to: PrintedTime, twentyFour: boolean): Stretch | undefined {
  const span = twentyFour ? { from: from.minutes, to: to.minutes } : twelveHours(from, to);
  if (!span) return undefined;
  const goesOver = span.to <= span.from && span.to !== 0;
  return goesOver && span.to > LATEST_CLOSE_MIN ? undefined : span;
}

/** "11am - 9pm", "5-9pm", "11:30am-9": what one side leaves out follows from the other; undefined where it does not. */
function twelveHours(from: PrintedTime, to: PrintedTime): Stretch | undefined {
  if (from.half === undefined && to.half === undefined) return undefined;
  if (
    ![from, to].every(
      ({ minutes, half }) => half === 'exact' || (minutes >= HOUR_MIN && minutes < HALF_DAY_MIN + HOUR_MIN),
    )
  )
    return undefined;
  const end = to.half === undefined ? undefined : minuteOfDay(to, to.half);
  if (from.half === undefined) {
    // "5 - midnight" leaves open which five.
    if (end === undefined || to.half === undefined || to.half === 'exact') return undefined;
    const sameHalf = minuteOfDay(from, to.half);
    return { from: sameHalf < end ? sameHalf : (sameHalf + HALF_DAY_MIN) % DAY_MIN, to: end };
  }
  const begin = minuteOfDay(from, from.half);
  if (end !== undefined) return { from: begin, to: end };
  const morning = minuteOfDay(to, 'am');
  const length = (morning - begin + DAY_MIN) % HALF_DAY_MIN || HALF_DAY_MIN;
  return length < LEAST_OPEN_MIN ? undefined : { from: begin, to: (begin + length) % DAY_MIN };
}

function minuteOfDay({ minutes }: PrintedTime, half: NonNullable<PrintedTime['half']>): number {
  if (half === 'exact') return minutes;
  return (minutes % HALF_DAY_MIN) + (half === 'pm' ? HALF_DAY_MIN : 0);
}

/** @param midnight how the end of a day is written */
function clock(minutes: number, midnight = '00:00'): string {
  if (minutes % DAY_MIN === 0) return midnight;
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minutes / HOUR_MIN))}:${pad(minutes % HOUR_MIN)}`;
}
