import type { ChoiceGroup, ChoiceOption, ChoiceRules } from '@chalkboard/contracts';
import { ORDER } from '@chalkboard/contracts/limits';
import { currencyExponent, minorToDecimal } from '@chalkboard/menu-rules/currency';
import { typedAmount } from '@chalkboard/menu-rules/typed-price';
import { randomKey } from '@chalkboard/web-kit';
import { faultSentence } from '../../shared/prices/fault-sentence';

/** An option as it is edited: amounts as they are typed, empty for nothing. */
export interface OptionForm {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  /** By the label of the size; empty: as `price`. */
  readonly sizePrices: Readonly<Record<string, string>>;
  /** Empty: it is no dish. */
  readonly itemId: string;
  readonly soldOut: boolean;
  readonly groupIds: readonly string[];
}

/** How many are chosen, in plain choices; `least` and `most` say how many where one of them asks. */
export const COUNTS = ['optional', 'one', 'upTo', 'exactly', 'atLeast', 'between'] as const;
export type Count = (typeof COUNTS)[number];

export interface GroupForm {
  readonly id: string;
  readonly name: string;
  readonly kind: ChoiceGroup['kind'];
  readonly count: Count;
  readonly least: string;
  readonly most: string;
  readonly free: string;
  readonly repeats: boolean;
  readonly options: readonly OptionForm[];
}

export interface ChoicesForm {
  readonly groups: readonly GroupForm[];
  readonly dishes: ChoiceRules['dishes'];
}

export function newOption(): OptionForm {
  return { id: randomKey(), name: '', price: '', sizePrices: {}, itemId: '', soldOut: false, groupIds: [] };
}

/** A group of which guests choose exactly one. */
export function newGroup(): GroupForm {
  return {
    id: randomKey(),
    name: '',
    kind: 'each',
    count: 'one',
    least: '1',
    most: '2',
    free: '0',
    repeats: false,
    options: [newOption(), newOption()],
  };
}

/** The most that can be chosen of a group. */
export function mostOf({ repeats, options }: Pick<GroupForm, 'repeats' | 'options'>): number {
  return repeats ? ORDER.maxChoices : Math.min(options.length, ORDER.maxChoices);
}

/** A whole number from `min` to `max`; undefined: it is none. */
export function wholeNumber(text: string, min: number, max: number): number | undefined {
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : NaN;
  return number >= min && number <= max ? number : undefined;
}

/** Why an amount cannot be, in a sentence; undefined: it can, and empty is nothing. */
export function amountFault(text: string, currency: string): string | undefined {
  if (text.trim() === '') return undefined;
  const amount = typedAmount(text, currency);
  return amount.kind === 'fault' ? faultSentence(amount.sentence, currency) : undefined;
}

function minorOf(text: string, currency: string): number {
  if (text.trim() === '') return 0;
  const amount = typedAmount(text, currency);
  return amount.kind === 'amount' ? amount.minor : 0;
}

function written(minor: number, currency: string): string {
  return minorToDecimal(minor, currency).toFixed(currencyExponent(currency));
}

/** How many are chosen at least and at most, as far as it is written; what is not a number yet counts as 1. */
export function countsOf(group: GroupForm): Pick<ChoiceGroup, 'min' | 'max'> {
  const all = Math.max(1, mostOf(group));
  const least = wholeNumber(group.least, 1, ORDER.maxChoices) ?? 1;
  const most = wholeNumber(group.most, 1, ORDER.maxChoices) ?? 1;
  if (group.kind === 'halves') return { min: 2, max: 2 };
  switch (group.count) {
    case 'optional':
      return { min: 0, max: all };
    case 'one':
      return { min: 1, max: 1 };
    case 'upTo':
      return { min: 0, max: most };
    case 'exactly':
      return { min: least, max: least };
    case 'atLeast':
      return { min: least, max: Math.max(least, all) };
    case 'between':
      return { min: least, max: most };
  }
}

function countOf({ min, max }: Pick<ChoiceGroup, 'min' | 'max'>, all: number): Count {
  if (min === 0) return max >= all ? 'optional' : 'upTo';
  if (min === max) return min === 1 ? 'one' : 'exactly';
  return max >= all ? 'atLeast' : 'between';
}

/** The rule as it is edited. */
export function toForm(saved: ChoiceRules | undefined, currency: string): ChoicesForm {
  const optionOf = ({ id, name, unitPrice, sizePrices = {}, itemId, soldOut, groupIds }: ChoiceOption): OptionForm => ({
    id,
    name,
    price: unitPrice === 0 ? '' : written(unitPrice, currency),
    sizePrices: Object.fromEntries(Object.entries(sizePrices).map(([size, minor]) => [size, written(minor, currency)])),
    itemId: itemId ?? '',
    soldOut: soldOut ?? false,
    groupIds: groupIds ?? [],
  });
  return {
    groups: (saved?.groups ?? []).map(({ id, name, kind, min, max, free, repeats = false, options }) => {
      const shown = options.map(optionOf);
      return {
        id,
        name,
        kind,
        count: countOf({ min, max }, mostOf({ repeats, options: shown })),
        least: String(Math.max(1, min)),
        most: String(max),
        free: String(free),
        repeats,
        options: shown,
      };
    }),
    dishes: saved?.dishes ?? [],
  };
}

/** A group as guests get it. */
export function toGroup(group: GroupForm, currency: string): ChoiceGroup {
  const { id, name, kind, repeats, options } = group;
  return {
    id,
    name: name.trim(),
    kind,
    ...countsOf(group),
    free: kind === 'halves' ? 0 : (wholeNumber(group.free, 0, ORDER.maxChoices) ?? 0),
    ...(kind === 'each' && repeats && { repeats }),
    options: options.map(({ id: optionId, name: optionName, price, sizePrices, itemId, soldOut, groupIds }) => {
      const sizes = Object.entries(sizePrices).filter(([, text]) => text.trim() !== '');
      return {
        id: optionId,
        name: optionName.trim(),
        unitPrice: minorOf(price, currency),
        ...(sizes.length > 0 && {
          sizePrices: Object.fromEntries(sizes.map(([size, text]) => [size, minorOf(text, currency)])),
        }),
        ...(itemId && { itemId }),
        ...(soldOut && { soldOut }),
        ...(groupIds.length > 0 && { groupIds: [...groupIds] }),
      };
    }),
  };
}

/** The rule to save; null: there is no group left. */
export function toRule({ groups, dishes }: ChoicesForm, currency: string): ChoiceRules | null {
  if (groups.length === 0) return null;
  return {
    groups: groups.map((group) => toGroup(group, currency)),
    dishes: dishes.filter(({ groupIds }) => groupIds.length > 0),
  };
}

/** Whether everything of a group can be saved as it is written. */
export function isComplete(group: GroupForm, currency: string): boolean {
  const needs = {
    least: group.kind === 'each' && ['exactly', 'atLeast', 'between'].includes(group.count),
    most: group.kind === 'each' && ['upTo', 'between'].includes(group.count),
  };
  const most = Math.max(1, mostOf(group));
  return (
    group.name.trim() !== '' &&
    group.options.length > 0 &&
    (!needs.least || wholeNumber(group.least, 1, most) !== undefined) &&
    (!needs.most || wholeNumber(group.most, 1, most) !== undefined) &&
    (group.kind === 'halves' || wholeNumber(group.free, 0, countsOf(group).max) !== undefined) &&
    group.options.every(
      ({ name, price, sizePrices }) =>
        name.trim() !== '' && [price, ...Object.values(sizePrices)].every((text) => !amountFault(text, currency)),
    )
  );
}

/** The form without a group, wherever it is used. */
export function withoutGroup({ groups, dishes }: ChoicesForm, groupId: string): ChoicesForm {
  const without = (ids: readonly string[]) => ids.filter((id) => id !== groupId);
  return {
    groups: groups
      .filter(({ id }) => id !== groupId)
      .map((group) => ({
        ...group,
        options: group.options.map((option) => ({ ...option, groupIds: without(option.groupIds) })),
      })),
    dishes: dishes
      .map(({ itemId, groupIds }) => ({ itemId, groupIds: without(groupIds) }))
      .filter(({ groupIds }) => groupIds.length > 0),
  };
}

/** The form with a group put on these dishes, or taken off them. */
export function onDishes(
  { groups, dishes }: ChoicesForm,
  groupId: string,
  itemIds: readonly string[],
  used: boolean,
): ChoicesForm {
  const changed = new Map(dishes.map(({ itemId, groupIds }) => [itemId, groupIds]));
  for (const itemId of itemIds) {
    const others = (changed.get(itemId) ?? []).filter((id) => id !== groupId);
    changed.set(itemId, used ? [...others, groupId] : others);
  }
  return {
    groups,
    dishes: [...changed]
      .map(([itemId, groupIds]) => ({ itemId, groupIds }))
      .filter(({ groupIds }) => groupIds.length > 0),
  };
}
