import type {
  EditedCategories,
  MenuAddOn,
  MenuCategory,
  MenuItem,
  MenuPhoto,
  MenuVariant,
} from '@chalkboard/contracts';
import { editedAllergens } from './edited-allergens';
import { pricingOf, settledPricing, type Pricing } from './edited-price';
import { MenuError } from './menu.errors';
import { isPartId, newPartId } from './secret-id';

interface Edit {
  readonly sent: EditedCategories;
  /** The menu as it is. */
  readonly current: readonly MenuCategory[];
  /** The menu as it was read, if it was: the evidence of what was deleted and is restored now. */
  readonly asRead?: readonly MenuCategory[];
  /** Texts of prices that nobody types: those of the menu and of its paper. */
  readonly printed?: ReadonlySet<string>;
  /** The photographs that are kept for the menu. */
  readonly photos?: readonly MenuPhoto[];
  /** ISO 4217. */
  readonly currency: string;
  readonly makeId?: () => string;
}

/**
 * The categories as their owner sent them, with the evidence that the server has. A part that is known by its id keeps
 * where it stands on the paper and how sure the reader was of it: that is the history of the reading, and remains when
 * the owner corrects the text. A mark of doubt stays only where the owner sends it and the reading made it.
 *
 * @throws MenuError `menu.duplicate_part`, `menu.invalid_price`, `menu.invalid_allergens`
 */
export function editedCategories({
  sent,
  current,
  asRead = [],
  printed = new Set(),
  photos = [],
  currency,
  makeId = newPartId,
}: Edit): MenuCategory[] {
  const before = partsOf(current);
  const read = partsOf(asRead);
  const idOf = idsFor(sent, [...before.kinds, ...read.kinds], makeId);
  const priced = (text: string, { of, settles = false }: PriceOf, ...known: (Pricing | undefined)[]): Pricing => {
    // A text that the owner left alone is not read anew: it keeps its own way of writing.
    const same = known.find((part) => part?.price === text);
    if (!same) return pricingOf(text, { currency, printed, of });
    return settles ? settledPricing(same, currency) : pick(same, 'price', 'priceMinor');
  };

  return sent.map((category): MenuCategory => ({
    id: idOf('category', category.id),
    name: category.name,
    ...filled({ note: category.note }),
    items: category.items.map((item): MenuItem => {
      const [now, then] = known(item.id, before.items, read.items);
      const settles = Boolean(now?.uncertain) && !item.uncertain;
      const variants = (item.variants ?? []).map((variant): MenuVariant => {
        const [old, asPrinted] = known(variant.id, before.variants, read.variants);
        const pricing = priced(variant.price, { of: `${item.name}, ${variant.label}`, settles }, old, asPrinted);
        return {
          id: idOf('variant', variant.id),
          label: variant.label,
          ...pricing,
          ...filled({ soldOut: variant.soldOut }),
          ...evidence(old ?? asPrinted, 'source'),
        };
      });
      const addOns = (item.addOns ?? []).map((addOn): MenuAddOn => {
        const [old, asPrinted] = known(addOn.id, before.addOns, read.addOns);
        const pricing = priced(addOn.price, { of: `${item.name}, ${addOn.name}`, settles }, old, asPrinted);
        return {
          id: idOf('add-on', addOn.id),
          name: addOn.name,
          ...pricing,
          ...filled({ soldOut: addOn.soldOut }),
          ...evidence(old ?? asPrinted, 'source'),
        };
      });
      const doubted = item.uncertain ? [now, then].find((part) => part?.uncertain) : undefined;
      return {
        id: idOf('item', item.id),
        name: item.name,
        ...filled({ description: item.description }),
        // The prices of an item with variants stand there.
        ...(variants.length > 0 ? { price: '' } : priced(item.price, { of: item.name, settles }, now, then)),
        // A dish that comes back brings its photograph, as long as that is kept.
        ...filled({ photo: now ? now.photo : photos.find(({ hash }) => hash === item.photo?.hash) }),
        ...filled({ dietary: item.dietary, prepTime: item.prepTime, variants, addOns, soldOut: item.soldOut }),
        ...(item.soldOut && filled({ soldOutUntil: item.soldOutUntil })),
        ...editedAllergens(item, now, then),
        ...evidence(doubted, 'uncertain', 'uncertainReason', 'doubt'),
        ...evidence(now ?? then, 'confidence', 'source'),
      };
    }),
    ...evidence(
      known(category.id, before.categories, read.categories).find((part) => part?.source),
      'source',
    ),
  }));
}

interface PriceOf {
  /** What it is the price of, in words. */
  readonly of: string;
  /** The owner finds the reading right with this. */
  readonly settles?: boolean;
}

type Kind = 'category' | 'item' | 'variant' | 'add-on';

function partsOf(categories: readonly MenuCategory[]) {
  const items = categories.flatMap((category) => category.items);
  const byId = <T extends { readonly id: string }>(parts: readonly T[]) =>
    new Map(parts.map((part) => [part.id, part]));
  const maps = {
    categories: byId(categories),
    items: byId(items),
    variants: byId(items.flatMap((item) => item.variants ?? [])),
    addOns: byId(items.flatMap((item) => item.addOns ?? [])),
  };
  const kinds: [string, Kind][] = [
    ...[...maps.categories.keys()].map((id): [string, Kind] => [id, 'category']),
    ...[...maps.items.keys()].map((id): [string, Kind] => [id, 'item']),
    ...[...maps.variants.keys()].map((id): [string, Kind] => [id, 'variant']),
    ...[...maps.addOns.keys()].map((id): [string, Kind] => [id, 'add-on']),
  ];
  return { ...maps, kinds };
}

/**
 * Gives each sent part its id: the one it had, also when it was deleted meanwhile and comes back by undo; a new one
 * where there is none, or one that never was ours.
 */
function idsFor(
  sent: EditedCategories,
  kinds: readonly [string, Kind][],
  makeId: () => string,
): (kind: Kind, id: string | undefined) => string {
  const items = sent.flatMap((category) => category.items);
  const ids = [
    ...sent,
    ...items,
    ...items.flatMap(({ variants = [], addOns = [] }) => [...variants, ...addOns]),
  ].flatMap(({ id }) => id ?? []);
  const kindOf = new Map(kinds);
  const taken = new Set([...ids, ...kindOf.keys()]);
  if (new Set(ids).size < ids.length)
    throw new MenuError(
      'menu.duplicate_part',
      'Two parts of this menu have the same id. Please reload the page and make the change again.',
    );
  const fresh = (): string => {
    let id = makeId();
    while (taken.has(id)) id = makeId();
    taken.add(id);
    return id;
  };
  return (kind, id) =>
    id !== undefined && (kindOf.get(id) ?? (isPartId(id) ? kind : undefined)) === kind ? id : fresh();
}

function known<T>(id: string | undefined, ...maps: ReadonlyMap<string, T>[]): (T | undefined)[] {
  return id === undefined ? [] : maps.map((map) => map.get(id));
}

function evidence<T extends object, K extends keyof T>(part: T | undefined, ...keys: K[]): Pick<T, K> | undefined {
  return part && pick(part, ...keys);
}

function pick<T extends object, K extends keyof T>(from: T, ...keys: K[]): Pick<T, K> {
  return Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]]))) as Pick<T, K>;
}

/** What is there to say: empty texts and lists, and what is false, are left out. */
function filled<T extends object>(values: T): T {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value))),
  ) as T;
}
