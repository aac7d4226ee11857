import { isDeepStrictEqual } from 'node:util';
import type { ChoiceRules, Menu, MenuItem, MenuRules } from '@chalkboard/contracts';
import { currencyExponent } from '@chalkboard/menu-rules/currency';
import type { Follows, StoredMenu } from '../menu/stored-menu';
import { rulesInDecimals } from '../rules/rule-amounts';
import { pricesIn, pricesThere, priceSetter } from './own-prices';

/** What a location has of its main menu as it is there, besides dishes and choices. */
export const FOLLOWED_FIELDS = [
  'currency',
  'currencyAssumed',
  'language',
  'translation',
  'backgroundTheme',
  'primaryColor',
  'secondaryColor',
  'logo',
  'cover',
] as const satisfies readonly (keyof Menu)[];

/** A menu that follows another one. */
export type Location = StoredMenu & { readonly follows: Follows };

export function isLocation(stored: StoredMenu): stored is Location {
  return stored.follows !== undefined;
}

/**
 * The location with the main menu as it is now: its dishes and choices with the location's own prices and with what is
 * sold out there. Prices of dishes that are gone go with them. Name, hours, settings and the other rules stay the
 * location's; amounts keep their number where the currency changes, as those of any menu.
 *
 * @returns the very same location where nothing of it is another, so that nobody is told
 */
export function following(location: Location, main: Menu, prices = location.follows.prices): Location {
  const { menu, follows } = location;
  const own = pricesThere(pricesIn(prices, menu.currency, main.currency), main);
  const set = priceSetter(own, main.currency);
  const there = availabilityOf(menu);
  const rest: Partial<Menu> = { ...menu };
  for (const field of FOLLOWED_FIELDS) delete rest[field];
  delete rest.rules;
  const rules = rulesOf(menu, main, (choices) => ({
    ...choices,
    groups: choices.groups.map((group) => ({
      ...group,
      options: group.options.map((option) => there.option(set.option(option, group.id), group.id)),
    })),
  }));
  const followed = {
    ...(rest as Menu),
    ...Object.fromEntries(
      FOLLOWED_FIELDS.flatMap((field) => (main[field] === undefined ? [] : [[field, main[field]]])),
    ),
    categories: main.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => there.item(set.item(item))),
    })),
    ...(rules && { rules }),
    locationsOf: main.shareId,
  };
  if (isDeepStrictEqual(followed, menu) && isDeepStrictEqual(own, follows.prices)) return location;
  const { contentVersion: _, ...stored } = location;
  return {
    ...stored,
    follows: { ...follows, prices: own },
    menu: { ...followed, version: menu.version + 1 },
  };
}

/** Whether a change of the main menu is one of its locations as well. */
export function changesLocations(before: Menu, after: Menu): boolean {
  return (
    !isDeepStrictEqual(before.categories, after.categories) ||
    !isDeepStrictEqual(before.rules?.choices, after.rules?.choices) ||
    FOLLOWED_FIELDS.some((field) => !isDeepStrictEqual(before[field], after[field]))
  );
}

/** The choices are the main menu's, all other rules the location's own. */
function rulesOf(menu: Menu, main: Menu, atLocation: (choices: ChoiceRules) => ChoiceRules): MenuRules | undefined {
  const { choices: _, ...own } = rulesInDecimals(menu.rules ?? {}, {
    before: currencyExponent(menu.currency),
    after: currencyExponent(main.currency),
  });
  const choices = main.rules?.choices;
  const rules: MenuRules = { ...own, ...(choices && { choices: atLocation(choices) }) };
  return Object.keys(rules).length > 0 ? rules : undefined;
}

type Sellable = { readonly soldOut?: boolean; readonly soldOutUntil?: string };

/** What is sold out at a location, by the ids of its parts: it stays so while the rest of the dish changes. */
function availabilityOf({ categories, rules }: Pick<Menu, 'categories' | 'rules'>) {
  const items = categories.flatMap((category) => category.items);
  const marks = new Map<string, Sellable>(
    items
      .flatMap((item): (Sellable & { readonly id: string })[] => [
        item,
        ...(item.variants ?? []),
        ...(item.addOns ?? []),
      ])
      .map((part) => [part.id, part]),
  );
  const options = new Map<string, Sellable>(
    (rules?.choices?.groups ?? []).flatMap(({ id, options: of }) =>
      of.map((option): [string, Sellable] => [`${id}/${option.id}`, option]),
    ),
  );
  const marked = <T extends Sellable>({ soldOut: _at, soldOutUntil: _until, ...part }: T, mark?: Sellable): T =>
    ({
      ...part,
      ...(mark?.soldOut !== undefined && { soldOut: mark.soldOut }),
      ...(mark?.soldOutUntil !== undefined && { soldOutUntil: mark.soldOutUntil }),
    }) as T;
  const part = <T extends Sellable & { readonly id: string }>(of: T): T => marked(of, marks.get(of.id));
  return {
    item: (item: MenuItem): MenuItem => ({
      ...part(item),
      ...(item.variants && { variants: item.variants.map(part) }),
      ...(item.addOns && { addOns: item.addOns.map(part) }),
    }),
    option: <T extends Sellable & { readonly id: string }>(option: T, groupId: string): T =>
      marked(option, options.get(`${groupId}/${option.id}`)),
  };
}
