import type { ChoiceGroup, ChoiceOption, Menu, TaxRate } from '@chalkboard/contracts';
import { groupsOf, groupsWithin, isOffered, type DishStates } from '@chalkboard/menu-rules/choices';
import { isFor } from '@chalkboard/menu-rules/rule-scope';
import { taxRateOf } from '@chalkboard/menu-rules/tax-rate';
import { NotExported } from './not-exported';
import { offeredMenu, type OfferedDish, type OfferedPart } from './offered-menu';
import {
  UBER_DAYS,
  type UberEntity,
  type UberGroup,
  type UberItem,
  type UberMenu,
  type UberServiceDay,
  type UberText,
} from './uber-shapes';
import { weekTimes } from './week-times';

const TARGET = 'Uber Eats';
/** Seconds since the epoch, the last that fit the field: sold out until somebody says so. */
const NO_END = 2_147_483_647;
const DIETS: Readonly<Record<string, string>> = {
  vegan: 'VEGAN',
  vegetarian: 'VEGETARIAN',
  'gluten-free': 'GLUTEN_FREE',
  'gluten free': 'GLUTEN_FREE',
};

/** A menu as Uber Eats takes it, and what of it has no place there. @param menu as it is now, see `soldOutAt` */
export function uberEatsMenu(menu: Menu): { readonly body: UberMenu; readonly notExported: string[] } {
  const out = new NotExported();
  const { rules, openingHours } = menu;
  const language = menu.language.toLowerCase().replaceAll('-', '_');
  const text = (words: string): UberText => ({ translations: { [language]: words } });
  const items = new Map<string, UberItem>();
  const groups = new Map<string, UberGroup>();
  const dishesById = new Map(menu.categories.flatMap((category) => category.items).map((item) => [item.id, item]));
  const dishes: DishStates = (id) => {
    const item = dishesById.get(id);
    return !item ? 'gone' : item.soldOut ? 'soldOut' : 'there';
  };

  const taxOf = (rate: TaxRate | undefined): UberItem['tax_info'] =>
    !rules?.taxes || !rate
      ? {}
      : rules.taxes.included
        ? { vat_rate_percentage: rate.delivery }
        : { tax_rate: rate.delivery };
  const entity = (id: string): UberEntity => ({ id, type: 'ITEM' });
  const suspension = (soldOut: boolean, until?: string): Pick<UberItem, 'suspension_info'> =>
    soldOut
      ? {
          suspension_info: {
            suspension: {
              suspend_until: until === undefined ? NO_END : Math.ceil(Date.parse(until) / 1000),
              reason: 'Sold out',
            },
          },
        }
      : {};

  /** The sizes, or the extras, of one dish as a group of items. */
  const partGroup = (
    id: string,
    title: string,
    parts: readonly OfferedPart[],
    { min, max, from = 0, tax }: { min: number; max: number; from?: number; tax: UberItem['tax_info'] },
  ): string => {
    const options = parts.map((part) => {
      const optionId = idOf(id, part.id);
      items.set(optionId, {
        id: optionId,
        title: text(part.name),
        price_info: { price: part.minor - from },
        quantity_info: { quantity: { max_permitted: 1 } },
        ...suspension(part.soldOut),
        tax_info: tax,
      });
      return entity(optionId);
    });
    groups.set(id, {
      id,
      title: text(title),
      quantity_info: { quantity: { min_permitted: min, max_permitted: max } },
      modifier_options: options,
    });
    return id;
  };

  const choiceGroup = (group: ChoiceGroup, tax: UberItem['tax_info']): string[] => {
    if (group.kind === 'halves') {
      out.add('Half-and-half choices are left out: there, both halves would be charged.', group.name);
      return [];
    }
    const id = idOf('choice', group.id);
    if (groups.has(id)) {
      const [option] = groups.get(id)!.modifier_options;
      if (option && JSON.stringify(items.get(option.id)?.tax_info) !== JSON.stringify(tax))
        out.add('Choices that dishes with different taxes share have the tax of the first of them.', group.name);
      return [id];
    }
    if (group.free > 0)
      out.add('Which choices are free is counted there from the first ones chosen, not from the dearest.', group.name);
    const optionOf = (option: ChoiceOption): UberEntity => {
      const optionId = idOf('choice', group.id, option.id);
      if (option.sizePrices && Object.keys(option.sizePrices).length > 0)
        out.add('Choices whose price depends on the size have the price they have without a size.', option.name);
      const within = groupsWithin(rules?.choices, option).flatMap((one) => choiceGroup(one, tax));
      items.set(optionId, {
        id: optionId,
        title: text(option.name),
        price_info: { price: option.unitPrice },
        ...(!group.repeats && { quantity_info: { quantity: { max_permitted: 1 } } }),
        ...suspension(!isOffered(option, dishes)),
        ...(within.length > 0 && { modifier_group_ids: { ids: within } }),
        tax_info: tax,
      });
      return entity(optionId);
    };
    // Its place is taken before its options are made: they lead to other groups.
    groups.set(id, { id, title: text(group.name), quantity_info: quantity(group), modifier_options: [] });
    groups.set(id, { ...groups.get(id)!, modifier_options: group.options.map(optionOf) });
    return [id];
  };

  const dishItem = ({ item, categoryId, sizes, extras }: OfferedDish): UberEntity => {
    const dish = { id: item.id, categoryId };
    const rate = rules?.taxes && taxRateOf(rules.taxes, dish);
    if (rate && rate.pickup !== rate.delivery) out.add('The tax is that of a delivery; pickup has another one here.');
    const tax = taxOf(rate);
    const lowest = Math.min(...sizes.map(({ minor }) => minor));
    const isSized = sizes[0].name !== '';
    const groupIds = [
      ...(isSized ? [partGroup(idOf(item.id, 'sizes'), 'Size', sizes, { min: 1, max: 1, from: lowest, tax })] : []),
      ...(extras.length > 0
        ? [partGroup(idOf(item.id, 'extras'), 'Extras', extras, { min: 0, max: extras.length, tax })]
        : []),
      ...groupsOf(rules?.choices, item.id).flatMap((group) => choiceGroup(group, tax)),
    ];
    const labels = [...new Set((item.dietary ?? []).flatMap((mark) => DIETS[mark.trim().toLowerCase()] ?? []))];
    if ((item.dietary ?? []).some((mark) => !DIETS[mark.trim().toLowerCase()]))
      out.add('Marks other than vegan, vegetarian and gluten free are not in the file.', item.name);
    if (item.allergens) out.add('Allergens are not in the file. Enter them at Uber Eats.', item.name);
    if (item.photo) out.add('Photographs are not in the file: Uber Eats takes JPEG and PNG.');
    const times = (rules?.servingTimes ?? []).filter((time) => isFor(time.for, dish));
    if (times.some(({ when }) => when.exceptions.length > 0))
      out.add('Serving times on holidays are not in the file.', item.name);
    items.set(item.id, {
      id: item.id,
      title: text(item.name),
      ...(item.description && { description: text(item.description) }),
      price_info: { price: isSized ? lowest : sizes[0].minor },
      ...suspension(item.soldOut ?? false, item.soldOutUntil),
      ...(groupIds.length > 0 && { modifier_group_ids: { ids: groupIds } }),
      tax_info: tax,
      ...(labels.length > 0 && { dish_info: { classifications: { dietary_label_info: { labels } } } }),
      ...(times.length > 0 && {
        visibility_info: { hours: [{ hours_of_week: serviceDays(times.flatMap(({ when }) => when.weekly)) }] },
      }),
    });
    return entity(item.id);
  };

  const categories = offeredMenu(menu, TARGET, out).map(({ category, dishes: offered }) => ({
    id: category.id,
    title: text(category.name),
    ...(category.note && { subtitle: text(category.note) }),
    entities: offered.map(dishItem),
  }));
  if (rules?.happyHours) out.add('Happy hours are not in the file: it has the usual prices.');
  if (rules?.taxes) out.add('How taxes are rounded is not in the file.');
  if (menu.translation) out.add('The second language is not in the file: Uber Eats shows one.');
  if (openingHours && openingHours.exceptions.length > 0)
    out.add('Holidays are not in the file. Enter them as holiday hours at Uber Eats.');
  return {
    body: {
      menus: [
        {
          id: menu.shareId,
          title: text(menu.restaurantName),
          service_availability: serviceDays(openingHours?.weekly ?? ALWAYS),
          category_ids: categories.map(({ id }) => id),
        },
      ],
      categories,
      items: [...items.values()],
      modifier_groups: [...groups.values()],
    },
    notExported: out.sentences(),
  };
}

const ALWAYS = UBER_DAYS.map((_, index) => ({ day: index + 1, from: '00:00', to: '24:00' }));

function serviceDays(weekly: Parameters<typeof weekTimes>[0]['weekly']): UberServiceDay[] {
  const spans = weekTimes({ weekly });
  return UBER_DAYS.flatMap((day_of_week, index) => {
    const own = spans.filter(({ day }) => day === index + 1);
    return own.length > 0
      ? [{ day_of_week, time_periods: own.map(({ from, to }) => ({ start_time: from, end_time: to })) }]
      : [];
  });
}

function quantity({ min, max, free }: ChoiceGroup): UberGroup['quantity_info'] {
  return { quantity: { min_permitted: min, max_permitted: max, ...(free > 0 && { charge_above: free }) } };
}

/** Ids there know no slash and no semicolon. */
function idOf(...parts: readonly string[]): string {
  return parts.map(encodeURIComponent).join('.');
}
