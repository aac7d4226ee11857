import type { Menu, Printer } from '@chalkboard/contracts';
import { texts } from '../../../texts';

const t = texts.channels.printers.station;

type Categories = Menu['categories'];
/** Names that are written out; what is more is counted. */
const MAX_NAMES = 3;

/** What a printer prints, in words: "Grill and Pizza, 2 dishes, in big letters". */
export function wordsOfStation(station: Printer['station'], categories: Categories): string {
  const { prints = 'everything', dishes, bigText, secondLanguage, copies = 1 } = station ?? {};
  const whole = categories.filter(({ id }) => dishes?.categoryIds.includes(id)).map(({ name }) => name);
  const single = categories
    .flatMap(({ items }) => items)
    .filter(({ id }) => dishes?.itemIds.includes(id))
    .map(({ name }) => name);
  const names = [...whole, ...single];
  const what =
    prints !== 'chosen' ? t.parts[prints] : names.length === 0 ? t.gone : t.dishes({ names: shortened(names) });
  return [
    what,
    ...(bigText ? [t.inBigText] : []),
    ...(secondLanguage ? [t.inSecondLanguage] : []),
    ...(copies > 1 ? [t.times({ copies })] : []),
  ].join(', ');
}

function shortened(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  return more > 0 ? t.andMore({ names: names.slice(0, MAX_NAMES).join(', '), more }) : names.join(', ');
}

/**
 * Where dishes of no station are printed: how many there are, and which printer prints them; undefined where none are,
 * or one prints everything.
 */
export function unassignedDishes(
  printers: readonly Printer[],
  categories: Categories,
): { readonly count: number; readonly printer: Printer } | undefined {
  const stations = printers.filter(({ station }) => station?.prints === 'chosen');
  const first = stations[0];
  if (!first || printers.some(({ station }) => (station?.prints ?? 'everything') === 'everything')) return undefined;
  const count = categories
    .flatMap(({ id: categoryId, items }) => items.map(({ id }) => ({ id, categoryId })))
    .filter(
      ({ id, categoryId }) =>
        !stations.some(
          ({ station }) => station?.dishes?.itemIds.includes(id) || station?.dishes?.categoryIds.includes(categoryId),
        ),
    ).length;
  return count > 0 ? { count, printer: first } : undefined;
}
