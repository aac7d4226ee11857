import type { Menu, MenuItem } from '@chalkboard/contracts';
import { currencyExponent } from '@chalkboard/menu-rules/currency';
import { menuInLanguage } from '@chalkboard/menu-rules/menu-texts';
import { NotExported } from './not-exported';
import { offeredMenu, type OfferedDish } from './offered-menu';

const TARGET = 'Google';
/** Letters of a name and of a description there. */
const NAME_LETTERS = 140;
const TEXT_LETTERS = 1000;
const ALLERGENS: Readonly<Record<string, string>> = {
  Gluten: 'WHEAT',
  Crustaceans: 'SHELLFISH',
  Molluscs: 'SHELLFISH',
  Eggs: 'EGG',
  Fish: 'FISH',
  Peanuts: 'PEANUT',
  Soy: 'SOY',
  Milk: 'DAIRY',
  Nuts: 'TREE_NUT',
};
const DIETS: Readonly<Record<string, string>> = {
  vegan: 'VEGAN',
  vegetarian: 'VEGETARIAN',
  halal: 'HALAL',
  kosher: 'KOSHER',
  organic: 'ORGANIC',
};
const CUISINES: Readonly<Record<string, string>> = {
  Italian: 'ITALIAN',
  Chinese: 'CHINESE',
  Seafood: 'SEAFOOD',
  American: 'AMERICAN',
  Japanese: 'JAPANESE',
  Mexican: 'MEXICAN',
  Indian: 'INDIAN',
};

interface Label {
  readonly displayName: string;
  readonly description?: string;
  readonly languageCode: string;
}
/** google.type.Money: whole units as text, and billionths of one. */
export interface GoogleMoney {
  readonly currencyCode: string;
  readonly units: string;
  readonly nanos: number;
}
interface Attributes {
  readonly price: GoogleMoney;
  readonly allergen?: readonly string[];
  readonly dietaryRestriction?: readonly string[];
}
export interface GoogleItem {
  readonly labels: readonly Label[];
  readonly attributes: Attributes;
  readonly options?: readonly { readonly labels: readonly Label[]; readonly attributes: Attributes }[];
}
/** The body of `PATCH …/foodMenus`. */
export interface GoogleFoodMenus {
  readonly name: string;
  readonly menus: readonly {
    readonly labels: readonly Label[];
    readonly sourceUrl: string;
    readonly sections: readonly { readonly labels: readonly Label[]; readonly items: readonly GoogleItem[] }[];
    readonly cuisines?: readonly string[];
  }[];
}

/**
 * A menu as a Google Business Profile takes it, and what of it has no place there. @param menu as it is now @param link
 * of its page
 */
export function googleFoodMenus(
  menu: Menu,
  link: string,
): { readonly body: GoogleFoodMenus; readonly notExported: string[] } {
  const out = new NotExported();
  const { currency, rules, cuisine, translation } = menu;
  const readings = [menu, ...(translation ? [menuInLanguage(menu, translation.language)] : [])];
  const partsOf = (reading: Menu) =>
    new Map<string, { readonly name: string; readonly description?: string }>(
      reading.categories.flatMap((category) => [
        [category.id, { name: category.name, description: category.note }] as const,
        ...category.items.flatMap((item) => [
          [item.id, item] as const,
          ...(item.variants ?? []).map((variant) => [variant.id, { name: variant.label }] as const),
        ]),
      ]),
    );
  const known = readings.map((reading) => ({ languageCode: reading.language, parts: partsOf(reading) }));
  const labelOf = (
    { name, description }: { readonly name: string; readonly description?: string },
    languageCode: string,
  ): Label => ({
    displayName: shortened(name, NAME_LETTERS, out),
    ...(description && { description: shortened(description, TEXT_LETTERS, out) }),
    languageCode,
  });
  /** In each language that the menu has; those in which it reads the same are one. */
  const labels = (id: string, fallback = ''): Label[] =>
    known.map(({ languageCode, parts }) => {
      const part = parts.get(id);
      return labelOf({ ...part, name: part?.name || fallback }, languageCode);
    });

  const attributes = (item: MenuItem, minor: number): Attributes => {
    const allergen = allergensOf(item, out);
    const diets = [...new Set((item.dietary ?? []).flatMap((mark) => DIETS[mark.trim().toLowerCase()] ?? []))];
    return {
      price: moneyOf(minor, currency),
      ...(allergen.length > 0 && { allergen }),
      ...(diets.length > 0 && { dietaryRestriction: diets }),
    };
  };
  const dishOf = ({ item, sizes, extras }: OfferedDish): GoogleItem => {
    if (item.soldOut || sizes.some(({ soldOut }) => soldOut))
      out.add('Google shows dishes that are sold out like all others.', item.name);
    if (extras.length > 0) out.add('Extras are not in the file.', item.name);
    if ((item.dietary ?? []).some((mark) => !DIETS[mark.trim().toLowerCase()]))
      out.add('Marks other than vegan, vegetarian, halal, kosher and organic are not in the file.', item.name);
    if (item.photo) out.add('Photographs are not in the file: add them in your profile.');
    const lowest = Math.min(...sizes.map(({ minor }) => minor));
    return {
      labels: labels(item.id),
      attributes: attributes(item, lowest),
      ...(sizes[0].name !== '' && {
        options: sizes.map(({ id, name, minor }) => ({
          labels: labels(id, name),
          attributes: attributes(item, minor),
        })),
      }),
    };
  };

  const sections = offeredMenu(menu, TARGET, out).map(({ category, dishes }) => ({
    labels: labels(category.id),
    items: dishes.map(dishOf),
  }));
  out.add('Put the numbers of your account and location into the first line; your profile shows them.');
  if (rules?.taxes) out.add('Taxes are not in the file: it has the prices of the menu.');
  if (rules?.servingTimes) out.add('Serving times are not in the file.');
  if (rules?.happyHours) out.add('Happy hours are not in the file: it has the usual prices.');
  if (rules?.choices?.dishes.length) out.add('Groups to choose from are not in the file.');
  if (menu.openingHours) out.add('Opening hours are not in the file: set them in your profile.');
  const kind = cuisine === undefined ? undefined : CUISINES[cuisine];
  return {
    body: {
      name: 'accounts/ACCOUNT_ID/locations/LOCATION_ID/foodMenus',
      menus: [
        {
          labels: readings.map((reading) =>
            labelOf({ name: menu.restaurantName, description: reading.restaurantDescription }, reading.language),
          ),
          sourceUrl: link,
          sections,
          ...(kind && { cuisines: [kind] }),
        },
      ],
    },
    notExported: out.sentences(),
  };
}

/** Exact: no amount passes through a fraction. */
export function moneyOf(minor: number, currencyCode: string): GoogleMoney {
  const exponent = currencyExponent(currencyCode);
  const unit = 10 ** exponent;
  return {
    currencyCode,
    units: String(Math.floor(minor / unit)),
    nanos: (minor % unit) * 10 ** (9 - exponent),
  };
}

function allergensOf({ name, allergens }: MenuItem, out: NotExported): string[] {
  const names = allergens?.names ?? [];
  if (names.some((one) => !ALLERGENS[one]))
    out.add('Google has no word for some allergens, so they are not in the file.', name);
  if (names.includes('Gluten')) out.add('Gluten is told as wheat, the nearest word that Google has.');
  return [...new Set(names.flatMap((one) => ALLERGENS[one] ?? []))];
}

function shortened(text: string, letters: number, out: NotExported): string {
  const all = [...text];
  if (all.length <= letters) return text;
  out.add(`Names are cut at ${NAME_LETTERS} letters and descriptions at ${TEXT_LETTERS}.`);
  return `${all.slice(0, letters - 1).join('')}…`;
}
