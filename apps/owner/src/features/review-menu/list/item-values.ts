import type { ItemAllergens, MenuItem } from '@chalkboard/contracts';
import { sameValue, type ItemChanges } from '../draft/menu-draft';
import { newPartId } from '../draft/part-id';
import { isUnnamedSize } from '../draft/size-names';

/** A line of a form: a size or an extra. */
export interface PricedLine {
  readonly id: string;
  readonly label: string;
  readonly price: string;
}

/** What is said of a dish's allergens; `none`: that it is none of those that have to be told. */
export interface AllergenValues {
  readonly state: 'unstated' | ItemAllergens['source'];
  readonly names: readonly string[];
  readonly none: boolean;
}

/** What the form of an item holds: every field filled, if only with nothing. */
export interface ItemValues {
  readonly name: string;
  readonly price: string;
  readonly description: string;
  readonly dietary: readonly string[];
  readonly allergens: AllergenValues;
  readonly sizes: readonly PricedLine[];
  readonly extras: readonly PricedLine[];
  readonly soldOut: boolean;
}

const UNSTATED: AllergenValues = { state: 'unstated', names: [], none: false };

export const NEW_ITEM: ItemValues = { name: '', price: '', description: '', dietary: [], allergens: UNSTATED, sizes: [], extras: [], soldOut: false };

/** Whether something of a new item has been written. */
export function isWritten(values: ItemValues): boolean {
  return JSON.stringify(changesOf(values)) !== JSON.stringify(changesOf(NEW_ITEM));
}

export function valuesOf(item: MenuItem): ItemValues {
  return {
    name: item.name,
    price: item.price,
    description: item.description ?? '',
    dietary: item.dietary ?? [],
    allergens: item.allergens ? { state: item.allergens.source, names: item.allergens.names, none: item.allergens.names.length === 0 } : UNSTATED,
    sizes: (item.variants ?? []).map(({ id, label, price }) => ({ id, label, price })),
    extras: (item.addOns ?? []).map(({ id, name, price }) => ({ id, label: name, price })),
    soldOut: item.soldOut ?? false,
  };
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

/** What the form holds once its sizes are these. The last of several is no size if the paper does not name it: its price is the item's. */
export function withSizes(before: readonly PricedLine[], after: readonly PricedLine[]): Partial<ItemValues> {
  const [last, ...others] = after;
  return last && others.length === 0 && before.length > 1 && isUnnamedSize(last.label) ? { sizes: [], price: last.price } : { sizes: after };
}

/** An owner who confirms says what there is, or that there is none of it; until then nothing is said. */
export function lacksAllergens({ state, names, none }: AllergenValues): boolean {
  return state === 'confirmed' && names.length === 0 && !none;
}

function allergensOf({ state, names }: AllergenValues): ItemAllergens | undefined {
  return state === 'unstated' ? undefined : { source: state, names: [...names] };
}

/** The fields of the form as they are sent; blank lines are left out. */
export function changesOf(values: ItemValues, item?: MenuItem): Required<Pick<ItemChanges, 'name' | 'price'>> & ItemChanges {
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
    variants: sizes.length > 0 ? sizes.map(({ id, label, price }) => ({ id, label: label.trim(), price: price.trim(), source: known.get(id) })) : undefined,
    addOns: extras.length > 0 ? extras.map(({ id, label, price }) => ({ id, name: label.trim(), price: price.trim(), source: known.get(id) })) : undefined,
    soldOut: values.soldOut || undefined,
  };
}

/** Of the form's fields those that its owner changed since `before`, and that can be sent as they are. */
export function changedFields(before: ItemChanges, after: ItemChanges): ItemChanges {
  const fields = (Object.keys(after) as (keyof ItemChanges)[]).filter((field) => !sameValue(field, before[field], after[field]));
  const complete = (field: keyof ItemChanges) =>
    field === 'name' ? Boolean(after.name) : field === 'variants' ? (after.variants ?? []).every(({ label }) => label) : field === 'addOns' ? (after.addOns ?? []).every(({ name }) => name) : true;
  return Object.fromEntries(fields.filter(complete).map((field) => [field, after[field]]));
}
