import type { Menu, TrackedOrder } from '@chalkboard/contracts';
import type { ShownText, TextReader } from '@chalkboard/menu-rules/menu-texts';

export interface ShownOrderLine {
  readonly name: ShownText;
  readonly options: readonly ShownText[];
  /** What the kitchen has on its ticket, where that reads otherwise. */
  readonly printed?: ShownText;
}

type Line = Pick<TrackedOrder['lines'][number], 'itemId' | 'name' | 'options'>;

/**
 * How a line of an order is shown to its guest: as it was ordered, in the language that the menu is read in, where the
 * menu has these words in it.
 * @param menu undefined: there is none (any more)
 */
export function shownOrderLine(
  { itemId, name: ordered, options: chosen }: Line,
  menu: Pick<Menu, 'categories' | 'language'> | undefined,
  read: TextReader,
): ShownOrderLine {
  const asOrdered = (text: string): ShownText => ({ text, lang: menu?.language ?? '' });
  const item = menu?.categories.flatMap(({ items }) => items).find(({ id }) => id === itemId);
  if (!item) return { name: asOrdered(ordered), options: chosen.map(asOrdered) };
  const parts = [
    ...(item.variants ?? []).map(({ id, label }) => ({ id, text: label })),
    ...(item.addOns ?? []).map(({ id, name }) => ({ id, text: name })),
  ];
  const options = chosen.map((text) => {
    const part = parts.find((one) => one.text === text);
    return part ? read(part.id, 'name', text) : asOrdered(text);
  });
  const name = read(itemId, 'name', ordered);
  const same = name.text === ordered && options.every(({ text }, index) => text === chosen[index]);
  const printed = chosen.length > 0 ? `${ordered} (${chosen.join(', ')})` : ordered;
  return { name, options, ...(same ? {} : { printed: asOrdered(printed) }) };
}
