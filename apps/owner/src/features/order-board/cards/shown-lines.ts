import type { BoardOrder } from '@chalkboard/contracts';

type Line = BoardOrder['lines'][number];

/** As many letters stand in a row of a ticket, by and large. */
const LETTERS = 28;
/** A closed ticket shows no more of a name. */
const NAME_ROWS = 2;

/**
 * How many rows a closed ticket has for dishes, when it has `rows` and nothing else: what the guest noted, a time and a
 * long name take some. One is left at least.
 */
export function rowsForLines(
  { customer, allergyConfirmed, allergyAsked, scheduledFor, promisedAt, status }: BoardOrder,
  rows: number,
): number {
  const taken = [
    customer.notes ? rowsOfText(customer.notes) : 0,
    allergyConfirmed || allergyAsked ? 1 : 0,
    scheduledFor || promisedAt ? 1 : 0,
    rowsOfText(customer.name) - 1,
    status === 'placed' ? 0 : 1,
  ];
  return Math.max(
    1,
    taken.reduce((left, one) => left - one, rows),
  );
}

/**
 * The lines that a closed ticket shows, in their order: as many as fit into so many rows, one at least. A line with a
 * note of the guest is always shown.
 */
export function shownLines(lines: readonly Line[], rows: number): readonly Line[] {
  const noted = lines.filter(({ notes }) => notes);
  let left = rows - noted.reduce((sum, line) => sum + rowsOf(line), 0);
  let full = false;
  const shown = lines.filter((line, index) => {
    if (line.notes) return true;
    full ||= rowsOf(line) > left && !(index === 0 && noted.length === 0);
    if (!full) left -= rowsOf(line);
    return !full;
  });
  // The button that opens one more line is as high as that line.
  const [hidden, ...more] = lines.filter((line) => !shown.includes(line));
  return hidden && more.length === 0 && rowsOf(hidden) === 1 ? lines : shown;
}

function rowsOf({ name, options, notes }: Line): number {
  return Math.min(NAME_ROWS, rowsOfText(name)) + rowsOfText(options.join(', ')) + (notes ? rowsOfText(notes) : 0);
}

function rowsOfText(text: string): number {
  return Math.ceil(text.length / LETTERS);
}
