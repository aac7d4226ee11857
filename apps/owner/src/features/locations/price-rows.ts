import type { Menu, OwnPrice, SetOwnPricesRequest } from '@chalkboard/contracts';
import { typedPrice } from '@chalkboard/menu-rules/typed-price';
import { formatMoney } from '@chalkboard/web-kit';

type Priced = Omit<OwnPrice, 'priceMinor'>;

/** One price of a main menu, and what a location charges in its place. */
export interface PriceRow {
  readonly key: string;
  readonly of: Priced;
  readonly label: string;
  /** As guests read it; empty where the main menu has none. */
  readonly mainPrice: string;
  /** Minor units; undefined: the main menu's holds. */
  readonly own: number | undefined;
}

export interface PriceSection {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly PriceRow[];
}

const keyOf = ({ id, groupId = '', size = '' }: Priced) => [id, groupId, size].join('\n');

/** Every price of a menu by its sections: dishes with their sizes and extras, then the options of choices. */
export function priceSections(main: Menu, prices: readonly OwnPrice[], choicesTitle: string): PriceSection[] {
  const own = new Map(prices.map((price) => [keyOf(price), price.priceMinor]));
  const row = (of: Priced, label: string, mainPrice: string): PriceRow => ({
    key: keyOf(of),
    of,
    label,
    mainPrice,
    own: own.get(keyOf(of)),
  });
  const dishes = main.categories.map(({ id, name, items }) => ({
    key: id,
    title: name,
    rows: items.flatMap((item) => [
      ...(item.variants?.length ? [] : [row({ id: item.id }, item.name, item.price)]),
      ...(item.variants ?? []).map((size) => row({ id: size.id }, `${item.name}, ${size.label}`, size.price)),
      ...(item.addOns ?? []).map((extra) => row({ id: extra.id }, `${item.name}, ${extra.name}`, extra.price)),
    ]),
  }));
  const money = (minor: number) => formatMoney(minor, main.currency);
  const choices = (main.rules?.choices?.groups ?? []).map(({ id: groupId, name, options }) => ({
    key: `group ${groupId}`,
    title: `${choicesTitle}: ${name}`,
    rows: options.flatMap(({ id, name: option, unitPrice, sizePrices = {} }) => [
      row({ id, groupId }, option, money(unitPrice)),
      ...Object.entries(sizePrices).map(([size, minor]) =>
        row({ id, groupId, size }, `${option}, ${size}`, money(minor)),
      ),
    ]),
  }));
  return [...dishes, ...choices].filter(({ rows }) => rows.length > 0);
}

/** What is typed in the field of a row that nobody has touched. */
export function ownText({ own }: PriceRow, currency: string): string {
  return own === undefined ? '' : formatMoney(own, currency);
}

/** Whether a text is a price that a location can have: one amount, or nothing. */
export function isOwnPrice(text: string, currency: string): boolean {
  return ['amount', 'nothing'].includes(typedPrice(text, currency).kind);
}

/** What is sent of the texts that were typed, by the keys of their rows: only what is another price than before. */
export function changedPrices(
  sections: readonly PriceSection[],
  typed: ReadonlyMap<string, string>,
  currency: string,
): SetOwnPricesRequest['prices'] {
  return sections.flatMap(({ rows }) =>
    rows.flatMap(({ key, of, own }) => {
      const text = typed.get(key);
      if (text === undefined) return [];
      const price = typedPrice(text, currency);
      const priceMinor = price.kind === 'amount' ? price.minor : null;
      return priceMinor === (own ?? null) ? [] : [{ ...of, priceMinor }];
    }),
  );
}

/** The rows whose words contain all that is looked for; sections without any are left out. */
export function foundRows(sections: readonly PriceSection[], words: string): readonly PriceSection[] {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      rows: section.rows.filter(({ label }) => parts.every((part) => label.toLowerCase().includes(part))),
    }))
    .filter(({ rows }) => rows.length > 0);
}
