import type { ChoiceGroup, Menu } from '@chalkboard/contracts';
import { groupsOf } from '@chalkboard/menu-rules/choices';
import { taxRateOf } from '@chalkboard/menu-rules/tax-rate';
import { NotExported } from './not-exported';
import { offeredMenu, type OfferedCategory, type OfferedDish, type OfferedPart } from './offered-menu';
import { dishesIn, happyObjects, squareId as idOf } from './square-happy-hours';
import type { SquareMoney, SquareObject } from './square-objects';
import { weekTimes } from './week-times';

const TARGET = 'Square';
/** Objects of one batch, those within others counted. */
const BATCH = 1000;
const DAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
const DIETS: Readonly<Record<string, string>> = {
  vegan: 'VEGAN',
  vegetarian: 'VEGETARIAN',
  'gluten-free': 'GLUTEN_FREE',
  'gluten free': 'GLUTEN_FREE',
  'dairy-free': 'DAIRY_FREE',
  'dairy free': 'DAIRY_FREE',
  'nut-free': 'NUT_FREE',
  'nut free': 'NUT_FREE',
  halal: 'HALAL',
  kosher: 'KOSHER',
};
const ALLERGENS: Readonly<Record<string, string>> = {
  Gluten: 'GLUTEN',
  Crustaceans: 'CRUSTACEANS',
  Eggs: 'EGGS',
  Fish: 'FISH',
  Peanuts: 'PEANUTS',
  Soy: 'SOY',
  Milk: 'MILK',
  Nuts: 'TREE_NUTS',
  Celery: 'CELERY',
  Mustard: 'MUSTARD',
  Sesame: 'SESAME',
  Sulphites: 'SULPHITES',
  Lupin: 'LUPIN',
  Molluscs: 'MOLLUSCS',
};

/** The body of `POST /v2/catalog/batch-upsert`. */
export interface SquareUpsert {
  readonly idempotency_key: string;
  readonly batches: readonly { readonly objects: readonly SquareObject[] }[];
}

/** A menu as Square takes it, and what of it has no place there. @param menu as it is now, see `soldOutAt` */
export function squareCatalog(menu: Menu): { readonly body: SquareUpsert; readonly notExported: string[] } {
  const out = new NotExported();
  const { rules, currency } = menu;
  const money = (amount: number): SquareMoney => ({ amount, currency });
  const offered = offeredMenu(menu, TARGET, out);

  const taxes = (rules?.taxes?.rates ?? []).map((rate): SquareObject => {
    if (rate.pickup !== rate.delivery)
      out.add('The tax is that of pickup; a delivery has another one here.', rate.name);
    return {
      type: 'TAX',
      id: idOf('tax', rate.id),
      tax_data: {
        name: rate.name,
        calculation_phase: 'TAX_SUBTOTAL_PHASE',
        inclusion_type: rules?.taxes?.included ? 'INCLUSIVE' : 'ADDITIVE',
        percentage: String(rate.pickup),
        enabled: true,
      },
    };
  });
  const groups = new Map<string, ChoiceGroup>();
  for (const { dishes } of offered)
    for (const { item } of dishes)
      for (const group of groupsOf(rules?.choices, item.id)) {
        if (group.kind === 'halves')
          out.add('Half-and-half choices are left out: there, both halves would be charged.', group.name);
        else groups.set(group.id, group);
      }
  const choiceLists = [...groups.values()].map((group): SquareObject => {
    if (group.free > 0) out.add('Choices that are free up to a number are charged from the first one.', group.name);
    for (const option of group.options) {
      if (option.soldOut) out.add('Square does not know of single choices that are sold out.', option.name);
      if (Object.keys(option.sizePrices ?? {}).length > 0)
        out.add('Choices whose price depends on the size have the price they have without a size.', option.name);
      if (option.groupIds?.length) out.add('Choices within a choice are not in the file.', option.name);
    }
    return modifierList(
      idOf('choice', group.id),
      group.name,
      group.options.map(({ id, name, unitPrice }) => ({ id, name, minor: unitPrice, soldOut: false })),
      money,
      group.repeats ?? false,
    );
  });
  const extraLists = offered.flatMap(({ dishes }) =>
    dishes.flatMap(({ item, extras }) =>
      extras.length > 0 ? [modifierList(idOf('extras', item.id), `${item.name}: extras`, extras, money, false)] : [],
    ),
  );
  const periods: SquareObject[] = [];
  const categories = offered.map(({ category }): SquareObject => {
    if (category.note) out.add('Notes of sections are not in the file.', category.name);
    const times = (rules?.servingTimes ?? []).filter(({ for: scope }) => scope.categoryIds.includes(category.id));
    const own = weekTimes({ weekly: times.flatMap(({ when }) => when.weekly) }).map(
      ({ day, from, to }): SquareObject => ({
        type: 'AVAILABILITY_PERIOD',
        id: idOf('served', category.id, String(day), from),
        availability_period_data: {
          start_local_time: `${from}:00`,
          end_local_time: `${to}:00`,
          day_of_week: DAYS[day - 1]!,
        },
      }),
    );
    periods.push(...own);
    return {
      type: 'CATEGORY',
      id: idOf('category', category.id),
      category_data: {
        name: category.name,
        category_type: 'MENU_CATEGORY',
        ...(own.length > 0 && { availability_period_ids: own.map(({ id }) => id) }),
      },
    };
  });
  const items = offered.flatMap(({ category, dishes }, at) =>
    dishes.map((dish) => itemOf(dish, { menu, categoryId: category.id, ordinal: at, money, out })),
  );
  const happy = (rules?.happyHours ?? []).flatMap((hour) => happyObjects(hour, offered, money));
  noteRules(menu, offered, out);
  return {
    body: {
      idempotency_key: `${menu.shareId}-${menu.version}`,
      // What others name comes before them.
      batches: batched([...taxes, ...periods, ...categories, ...choiceLists, ...extraLists, ...items, ...happy]),
    },
    notExported: out.sentences(),
  };
}

function modifierList(
  id: string,
  name: string,
  options: readonly OfferedPart[],
  money: (minor: number) => SquareMoney,
  repeats: boolean,
): SquareObject {
  return {
    type: 'MODIFIER_LIST',
    id,
    modifier_list_data: {
      name: name.slice(0, 255),
      modifier_type: 'LIST',
      allow_quantities: repeats,
      modifiers: options.map((option, ordinal) => ({
        type: 'MODIFIER' as const,
        id: `${id}.${encodeURIComponent(option.id)}`,
        modifier_data: { name: option.name, price_money: money(option.minor), ordinal },
      })),
    },
  };
}

function itemOf(
  { item, categoryId, sizes, extras }: OfferedDish,
  {
    menu: { rules },
    ordinal,
    money,
    out,
  }: {
    readonly menu: Menu;
    readonly categoryId: string;
    readonly ordinal: number;
    readonly money: (minor: number) => SquareMoney;
    readonly out: NotExported;
  },
): SquareObject {
  const id = idOf('dish', item.id);
  const rate = rules?.taxes && taxRateOf(rules.taxes, { id: item.id, categoryId });
  const choices = groupsOf(rules?.choices, item.id).filter(({ kind }) => kind !== 'halves');
  if (item.soldOut || sizes.some(({ soldOut }) => soldOut) || extras.some(({ soldOut }) => soldOut))
    out.add('What is sold out has to be marked in Square.', item.name);
  if (item.photo) out.add('Photographs are not in the file: add them in Square.');
  if ((rules?.servingTimes ?? []).some(({ for: { itemIds } }) => itemIds.includes(item.id)))
    out.add('Serving times of single dishes are not in the file; those of whole sections are.', item.name);
  const lists = [
    ...(extras.length > 0
      ? [
          {
            modifier_list_id: idOf('extras', item.id),
            min_selected_modifiers: 0,
            max_selected_modifiers: extras.length,
          },
        ]
      : []),
    ...choices.map(({ id: group, min, max }) => ({
      modifier_list_id: idOf('choice', group),
      min_selected_modifiers: min,
      max_selected_modifiers: max,
    })),
  ].map((list) => ({ ...list, enabled: true as const }));
  const preferences = (item.dietary ?? []).map((mark) => {
    const standard = DIETS[mark.trim().toLowerCase()];
    return standard
      ? { type: 'STANDARD' as const, standard_name: standard }
      : { type: 'CUSTOM' as const, custom_name: mark };
  });
  const ingredients = (item.allergens?.names ?? []).map((name) => {
    const standard = ALLERGENS[name];
    return standard
      ? { type: 'STANDARD' as const, standard_name: standard }
      : { type: 'CUSTOM' as const, custom_name: name };
  });
  return {
    type: 'ITEM',
    id,
    present_at_all_locations: true,
    item_data: {
      name: item.name,
      ...(item.description && { description_html: escaped(item.description) }),
      product_type: 'FOOD_AND_BEV',
      is_taxable: rate !== undefined,
      ...(rate && { tax_ids: [idOf('tax', rate.id)] }),
      categories: [{ id: idOf('category', categoryId), ordinal }],
      ...(lists.length > 0 && { modifier_list_info: lists }),
      ...((preferences.length > 0 || ingredients.length > 0) && {
        food_and_beverage_details: {
          ...(preferences.length > 0 && { dietary_preferences: preferences }),
          ...(ingredients.length > 0 && { ingredients }),
        },
      }),
      variations: sizes.map((size, at) => ({
        type: 'ITEM_VARIATION' as const,
        id: `${id}.${encodeURIComponent(size.id)}`,
        present_at_all_locations: true as const,
        item_variation_data: {
          item_id: id,
          name: size.name || 'Regular',
          ordinal: at,
          pricing_type: 'FIXED_PRICING' as const,
          price_money: money(size.minor),
        },
      })),
    },
  };
}

function noteRules(menu: Menu, offered: readonly OfferedCategory[], out: NotExported): void {
  const { rules, openingHours } = menu;
  const hours = rules?.happyHours ?? [];
  if (hours.length > 0)
    out.add('Square takes a happy hour off the dish with its extras; here extras keep their price.');
  if ([...hours, ...(rules?.servingTimes ?? [])].some(({ when }) => when.exceptions.length > 0))
    out.add('Happy hours and serving times on holidays are not in the file.');
  if (hours.some(({ for: scope }) => dishesIn(scope, offered).length === 0))
    out.add('Happy hours without a dish that is exported are left out.');
  if (rules?.taxes) out.add('How taxes are rounded is not in the file.');
  if (menu.translation) out.add('The second language is not in the file.');
  if (openingHours) out.add('Opening hours are not in the file: set them in Square.');
}

/** Batches of at most so many objects, in their order. */
function batched(objects: readonly SquareObject[]): SquareUpsert['batches'] {
  const batches: SquareObject[][] = [];
  let room = 0;
  for (const object of objects) {
    const size = sizeOf(object);
    if (size > room) {
      batches.push([]);
      room = BATCH;
    }
    batches.at(-1)!.push(object);
    room -= size;
  }
  return batches.map((batch) => ({ objects: batch }));
}

function sizeOf(object: SquareObject): number {
  if (object.type === 'ITEM') return 1 + object.item_data.variations.length;
  return object.type === 'MODIFIER_LIST' ? 1 + object.modifier_list_data.modifiers.length : 1;
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
}
