import type { CartLine, Menu } from '@chalkboard/contracts';
import type { ShownText, TextReader } from '@chalkboard/menu-rules/menu-texts';

/** A line of a cart in words, each in the language that it is shown in. */
export interface ShownLine {
  readonly name: ShownText;
  /** Size and extras. */
  readonly options: readonly ShownText[];
}

type Line = Pick<CartLine, 'name' | 'itemId' | 'variantId'> & { readonly addOnIds?: readonly string[] };

/**
 * How a line is shown to its guest. The line itself says what is printed, and that is what is ordered; what is not on
 * the menu any more, or is called otherwise there by now, is shown as it was put in.
 */
export function shownLine(
  line: Line,
  { categories, language }: Pick<Menu, 'categories' | 'language'>,
  read: TextReader,
): ShownLine {
  const asPutIn = { name: { text: line.name, lang: language }, options: [] };
  const item = categories.flatMap(({ items }) => items).find(({ id }) => id === line.itemId);
  if (!item) return asPutIn;
  const chosen = [
    ...(item.variants ?? []).filter(({ id }) => id === line.variantId).map(({ id, label }) => ({ id, label })),
    ...(item.addOns ?? []).filter(({ id }) => line.addOnIds?.includes(id)).map(({ id, name }) => ({ id, label: name })),
  ];
  const printed = chosen.length > 0 ? `${item.name} (${chosen.map(({ label }) => label).join(', ')})` : item.name;
  if (printed !== line.name) return asPutIn;
  return { name: read(item.id, 'name', item.name), options: chosen.map(({ id, label }) => read(id, 'name', label)) };
}

/** The same as one text. */
export function lineText(line: Line, menu: Pick<Menu, 'categories' | 'language'>, read: TextReader): string {
  const { name, options } = shownLine(line, menu, read);
  return options.length > 0 ? `${name.text} (${options.map(({ text }) => text).join(', ')})` : name.text;
}
