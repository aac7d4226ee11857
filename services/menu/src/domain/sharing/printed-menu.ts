import type { Menu, MenuCategory, MenuItem } from '@chalkboard/contracts';
import { printedPhone } from './printed-phone';

export interface PricedLabel {
  readonly label: string;
  /** As people read it; empty when nothing was printed. */
  readonly price: string;
}

export interface PrintedItem {
  readonly name: string;
  /** Short marks, such as "V" and "GF". */
  readonly marks: readonly string[];
  readonly description?: string;
  /** Empty when it has none, or has sizes. */
  readonly price: string;
  readonly sizes: readonly PricedLabel[];
  readonly addOns: readonly PricedLabel[];
}

export interface PrintedCategory {
  readonly name: string;
  readonly note?: string;
  /** Sizes that head columns of prices, since all of its dishes with sizes have these; else empty. */
  readonly columns: readonly string[];
  readonly items: readonly PrintedItem[];
}

/** A menu as it is put on paper. What changes by the day, what is sold out above all, is not on it. */
export interface PrintedMenu {
  readonly name: string;
  readonly description?: string;
  /** Address and telephone. */
  readonly contact: readonly string[];
  readonly categories: readonly PrintedCategory[];
  /** What the marks mean, and what allergic guests should know. */
  readonly notes: readonly string[];
}

/** Marks that menus print as letters; every other one stands as it is. */
const SHORT: Readonly<Record<string, string>> = {
  vegetarian: 'V',
  vegan: 'VG',
  'gluten free': 'GF',
  'gluten-free': 'GF',
  'dairy free': 'DF',
  'dairy-free': 'DF',
  halal: 'H',
  kosher: 'K',
};
const shortMark = (mark: string) => SHORT[mark.trim().toLowerCase()] ?? mark;

/** More columns of prices than this leave no room for names. */
const MAX_COLUMNS = 3;
const LONGEST_COLUMN = 10;

export function printedMenu(menu: Menu): PrintedMenu {
  return {
    name: menu.restaurantName,
    description: menu.restaurantDescription,
    contact: printedContact(menu),
    categories: menu.categories.filter(({ items }) => items.length > 0).map(printedCategory),
    notes: [
      legend(menu),
      menu.commonAllergens.length > 0 ? `Our kitchen works with: ${menu.commonAllergens.join(', ')}.` : '',
      menu.allergyNote,
    ].filter(Boolean),
  };
}

/** Address and telephone, as far as they are known. */
export function printedContact({
  restaurantAddress,
  restaurantPhone,
  currency,
}: Pick<Menu, 'restaurantAddress' | 'restaurantPhone' | 'currency'>): string[] {
  return [restaurantAddress, restaurantPhone && printedPhone(restaurantPhone, currency)].flatMap((line) => line || []);
}

function printedCategory({ name, note, items }: MenuCategory): PrintedCategory {
  return { name, ...(note && { note }), columns: sharedSizes(items), items: items.map(printedItem) };
}

function printedItem({ name, description, price, dietary = [], variants = [], addOns = [] }: MenuItem): PrintedItem {
  return {
    name,
    marks: [...new Set(dietary.map(shortMark))],
    ...(description && { description }),
    price: variants.length > 0 ? '' : price,
    sizes: variants.map(({ label, price: of }) => ({ label, price: of })),
    addOns: addOns.map(({ name: label, price: of }) => ({ label, price: of })),
  };
}

/** The sizes that two dishes or more have, and no dish has others. */
function sharedSizes(items: readonly MenuItem[]): string[] {
  const sized = items.flatMap(({ variants = [] }) => (variants.length > 0 ? [variants.map(({ label }) => label)] : []));
  const [first = []] = sized;
  const same = sized.length > 1 && sized.every((labels) => labels.join('\n') === first.join('\n'));
  return same &&
    first.length > 1 &&
    first.length <= MAX_COLUMNS &&
    first.every((label) => label !== '' && label.length <= LONGEST_COLUMN)
    ? first
    : [];
}

function legend({ categories }: Menu): string {
  const marks = new Map(
    categories.flatMap(({ items }) =>
      items.flatMap(({ dietary = [] }) =>
        dietary.flatMap((mark) =>
          shortMark(mark) === mark ? [] : [[shortMark(mark), mark.trim().toLowerCase()] as const],
        ),
      ),
    ),
  );
  return [...marks].map(([short, mark]) => `${short} ${mark}`).join('  ·  ');
}
