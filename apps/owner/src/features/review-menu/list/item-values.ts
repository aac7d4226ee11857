import type { ItemAllergens, MenuItem } from '@chalkboard/contracts';
import { plainPrice } from '@chalkboard/menu-rules/typed-price';
import { checkPrice, type WrittenPrice } from '../../../shared/prices/price-check';
import { sameValue, type ItemChanges } from '../draft/menu-draft';
import { newPartId } from '../draft/part-id';
import { isUnnamedSize } from '../draft/size-names';

/** A line of a form: a size or an extra. */
export interface PricedLine extends WrittenPrice {
  readonly id: string;
  readonly label: string;
  readonly soldOut?: boolean;
}

/** What is said of a dish's allergens; `none`: that it is none of those that have to be told. */
export interface AllergenValues {
  readonly state: 'unstated' | ItemAllergens['source'];
  readonly names: readonly string[];
  readonly mayContain: readonly string[];
  readonly none: boolean;
}

/** What the form of an item holds: every field filled, if only with nothing. */
export interface ItemValues extends WrittenPrice {
  readonly name: string;
  readonly description: string;
  readonly dietary: readonly string[];
  readonly allergens: AllergenValues;
  readonly sizes: readonly PricedLine[];
  readonly extras: readonly PricedLine[];
  readonly soldOut: boolean;
}

const UNSTATED: AllergenValues = { state: 'unstated', names: [], mayContain: [], none: false };

export const NEW_ITEM: ItemValues = {
  name: '',
  price: '',
  description: '',
  dietary: [],
  allergens: UNSTATED,
  sizes: [],
  extras: [],
  soldOut: false,
};

/** Whether something of a new item has been written. */
export function isWritten(values: ItemValues): boolean {
  return JSON.stringify(changesOf(values)) !== JSON.stringify(changesOf(NEW_ITEM));
}

export function valuesOf(item: MenuItem): ItemValues {
  return {
    name: item.name,
    ...writtenOf(item, item),
    description: item.description ?? '',
    dietary: item.dietary ?? [],
    allergens: item.allergens
      ? {
          state: item.allergens.source,
          names: item.allergens.names,
          mayContain: item.allergens.mayContain ?? [],
          none: item.allergens.names.length === 0 && !item.allergens.mayContain?.length,
        }
      : UNSTATED,
    sizes: (item.variants ?? []).map(({ id, label, soldOut, ...priced }) => ({
      id,
      label,
      soldOut,
      ...writtenOf(priced, item),
    })),
    extras: (item.addOns ?? []).map(({ id, name, soldOut, ...priced }) => ({
      id,
      label: name,
      soldOut,
      ...writtenOf(priced, item),
    })),
    soldOut: item.soldOut ?? false,
  };
}

/** What costs nothing on the menu was said to, unless the reading of the item is in doubt. */
function writtenOf({ price }: Pick<MenuItem, 'price'>, { uncertain }: MenuItem): WrittenPrice {
  return { price, ...(!uncertain && /^\D*0[^1-9]*$/.test(price) && { free: true }) };
}

export function newLine(): PricedLine {
  return { id: newPartId(), label: '', price: '' };
}

/** A line that was opened and never written. */
const isBlank = ({ label, price }: PricedLine) => label.trim() === '' && price.trim() === '';

/** A line with a price whose name is still to come; not sent until it has one. */
export function lacksName({ label, price }: PricedLine): boolean {
  return label.trim() === '' && price.trim() !== '';
}

/**
 * What the form holds once its sizes are these. The last of several is no size if the paper does not name it: its price
 * is the item's.
 */
export function withSizes(before: readonly PricedLine[], after: readonly PricedLine[]): Partial<ItemValues> {
  const [last, ...others] = after;
  return last && others.length === 0 && before.length > 1 && isUnnamedSize(last.label)
    ? { sizes: [], price: last.price, free: last.free }
    : { sizes: after };
}

/** An owner who confirms says what there is, or that there is none of it; until then nothing is said. */
export function lacksAllergens({ state, names, mayContain, none }: AllergenValues): boolean {
  return state === 'confirmed' && names.length + mayContain.length === 0 && !none;
}

function allergensOf({ state, names, mayContain }: AllergenValues): ItemAllergens | undefined {
  if (state === 'unstated') return undefined;
  return {
    source: state,
    names: [...names],
    ...(state === 'confirmed' && mayContain.length > 0 && { mayContain: [...mayContain] }),
  };
}

/** The fields of the form as they are sent; blank lines are left out. */
export function changesOf(
  values: ItemValues,
  item?: MenuItem,
): Required<Pick<ItemChanges, 'name' | 'price'>> & ItemChanges {
  const text = (value: string) => value.trim() || undefined;
  const sizes = values.sizes.filter((line) => !isBlank(line));
  const extras = values.extras.filter((line) => !isBlank(line));
  const known = new Map([...(item?.variants ?? []), ...(item?.addOns ?? [])].map((part) => [part.id, part.source]));
  return {
    name: values.name.trim(),
    description: text(values.description),
    // With sizes the prices stand there.
    price: sizes.length > 0 ? '' : values.price.trim(),
    dietary: values.dietary.length > 0 ? [...values.dietary] : undefined,
    allergens: lacksAllergens(values.allergens) ? item?.allergens : allergensOf(values.allergens),
    variants:
      sizes.length > 0
        ? sizes.map(({ id, label, price, soldOut }) => ({
            id,
            label: label.trim(),
            price: price.trim(),
            ...(soldOut && { soldOut }),
            source: known.get(id),
          }))
        : undefined,
    addOns:
      extras.length > 0
        ? extras.map(({ id, label, price, soldOut }) => ({
            id,
            name: label.trim(),
            price: price.trim(),
            ...(soldOut && { soldOut }),
            source: known.get(id),
          }))
        : undefined,
    soldOut: values.soldOut || undefined,
  };
}

/** Texts of prices that the item has: nobody typed them here, and they stay as they are. */
function pricesOf(item: MenuItem | undefined): ReadonlySet<string> {
  return new Set([item, ...(item?.variants ?? []), ...(item?.addOns ?? [])].flatMap((part) => part?.price ?? []));
}

const PRICED = { price: 'price', sizes: 'variants', extras: 'addOns' } as const satisfies Record<
  string,
  keyof ItemChanges
>;

function pricesIn(values: ItemValues, field: keyof typeof PRICED): readonly WrittenPrice[] {
  // With sizes the prices stand there.
  return field === 'price' ? (values.sizes.length > 0 ? [] : [values]) : values[field];
}

/**
 * Fields with something in them that is no price, or with a price of nothing that nobody said is meant. They are not
 * sent.
 */
export function openPrices(values: ItemValues, currency: string, item?: MenuItem): ReadonlySet<keyof ItemChanges> {
  const known = pricesOf(item);
  const isOpen = (written: WrittenPrice) => !known.has(written.price) && checkPrice(written, currency).kind !== 'fine';
  return new Set(
    (Object.keys(PRICED) as (keyof typeof PRICED)[])
      .filter((field) => pricesIn(values, field).some(isOpen))
      .map((field) => PRICED[field]),
  );
}

/** Does something that stands there, typed or printed, say no price, or nothing that nobody said is meant? */
export function isPriceUnsettled(values: ItemValues, currency: string): boolean {
  return (Object.keys(PRICED) as (keyof typeof PRICED)[]).some((field) =>
    pricesIn(values, field).some((written) => checkPrice(written, currency).kind !== 'fine'),
  );
}

/** With amounts as plain numbers, where they were typed. */
export function withPlainPrices(values: ItemValues, currency: string, item?: MenuItem): ItemValues {
  const known = pricesOf(item);
  const plain = <T extends WrittenPrice>(written: T): T =>
    known.has(written.price) ? written : { ...written, price: plainPrice(written.price, currency) };
  return { ...plain(values), sizes: values.sizes.map(plain), extras: values.extras.map(plain) };
}

/** How many prices of nothing were said to be meant. */
export function freeCount({ free, sizes, extras }: ItemValues): number {
  return [{ free }, ...sizes, ...extras].filter((part) => part.free).length;
}

/**
 * Of the form's fields those that its owner changed since `before`, and that can be sent as they are.
 * @param open fields that cannot be sent for their prices
 */
export function changedFields(
  before: ItemChanges,
  after: ItemChanges,
  open: ReadonlySet<keyof ItemChanges> = new Set(),
): ItemChanges {
  const fields = (Object.keys(after) as (keyof ItemChanges)[]).filter(
    (field) => !sameValue(field, before[field], after[field]),
  );
  const complete = (field: keyof ItemChanges) =>
    !open.has(field) &&
    (field === 'name'
      ? Boolean(after.name)
      : field === 'variants'
        ? (after.variants ?? []).every(({ label }) => label)
        : field === 'addOns'
          ? (after.addOns ?? []).every(({ name }) => name)
          : true);
  return Object.fromEntries(fields.filter(complete).map((field) => [field, after[field]]));
}
