import type { MenuCategory, MenuItem, MenuVariant } from '@chalkboard/contracts';
import type { Operation } from '../draft/edit-operations';
import { sameValue } from '../draft/menu-draft';
import { newPartId } from '../draft/part-id';
import type { Tidier, TidyStep } from './tidy-step';

const MEASURE = String.raw`(?:\d{1,4}(?:[.,]\d{1,2})?|[½¼])\s?(?:fl\.?\s?)?(?:oz|cl|ml|dl|l|lt|ltr|g|gr|kg|lbs?|inch|in|cm|pcs?|pieces?|stk|stück|pz|uds?|["”″])\.?`;
const WORDS = [
  'extra small',
  'small',
  'medium',
  'large',
  'extra large',
  'x-?large',
  'regular',
  'mini',
  'xs',
  's',
  'm',
  'l',
  'xl',
  'xxl',
  'sm',
  'med',
  'lg',
  'half',
  'full',
  'single',
  'double',
  'glass',
  'bottle',
  'carafe',
  'half pint',
  'pint',
  'cup',
  'bowl',
  'half dozen',
  'dozen',
  'klein',
  'mittel',
  'gro(?:ß|ss)',
  'glas',
  'flasche',
  'petite?',
  'moyenne?',
  'grande?',
  'verre',
  'bouteille',
  'piccol[oa]',
  'medi[oa]',
  'calice',
  'bottiglia',
  'peque[ñn][oa]',
  'median[oa]',
  'copa',
  'botella',
  'media raci[oó]n',
  'raci[oó]n',
  'pequen[oa]',
  'm[ée]di[oa]',
  'copo',
  'garrafa',
  'ta[çc]a',
];
const SIZE = String.raw`(?:${MEASURE}|${WORDS.toSorted((one, other) => other.length - one.length).join('|')})`;
/** A name and the size at its end, with a dash, a comma or brackets between. */
const NAME_AND_SIZE = new RegExp(
  String.raw`^(.*?[\p{L}\p{N})!?.])(?:\s*[,–—]\s*|\s+-\s+|\s+)(?:\((${SIZE})\)|(${SIZE}))$`,
  'iu',
);

interface Sized {
  readonly item: MenuItem;
  readonly base: string;
  readonly size: string;
}

/** Neighbours of one name that differ in a size at its end become sizes of one dish, at the prices that they have. */
export const tidySizes: Tidier = (draft) =>
  draft.flatMap((category) => runsOf(category).map((run) => folded(category, run)));

/** Two and more in a row that can become one. */
function runsOf({ items }: MenuCategory): Sized[][] {
  const runs: Sized[][] = [];
  let run: Sized[] = [];
  for (const item of items) {
    const sized = sizedOf(item);
    if (sized && run.length > 0 && run.every((one) => isSameDish(one, sized))) {
      run.push(sized);
    } else {
      run = sized ? [sized] : [];
      runs.push(run);
    }
  }
  return runs.filter(({ length }) => length > 1);
}

/** What is in doubt is asked first: folded it could not be asked any more. */
function sizedOf(item: MenuItem): Sized | undefined {
  if (item.price.trim() === '' || item.variants?.length || item.uncertain) return undefined;
  const [, base, bracketed, bare] = NAME_AND_SIZE.exec(item.name.trim()) ?? [];
  return base && /\p{L}/u.test(base) ? { item, base, size: (bracketed ?? bare)! } : undefined;
}

/**
 * One name and two sizes. Nothing may be said of one that is not true of the other; a text that only one has is kept.
 */
function isSameDish(one: Sized, other: Sized): boolean {
  if (one.base.toLowerCase() !== other.base.toLowerCase() || one.size.toLowerCase() === other.size.toLowerCase())
    return false;
  const either = (['description', 'prepTime', 'addOns'] as const).every(
    (field) =>
      !one.item[field]?.length || !other.item[field]?.length || sameValue(field, one.item[field], other.item[field]),
  );
  return (
    either &&
    (['dietary', 'allergens', 'soldOut'] as const).every((field) =>
      sameValue(field, one.item[field], other.item[field]),
    )
  );
}

function folded(category: MenuCategory, [first, ...others]: readonly Sized[]): TidyStep {
  const { item, base } = first!;
  const run = [first!, ...others];
  const variants = run.map(({ item: one, size }): MenuVariant => ({
    id: newPartId(),
    label: size,
    price: one.price,
    priceMinor: one.priceMinor,
    source: one.source?.price,
  }));
  const set = <F extends 'name' | 'price' | 'variants' | 'description' | 'prepTime' | 'addOns'>(
    field: F,
    to: MenuItem[F],
  ): Operation[] =>
    sameValue(field, item[field], to)
      ? []
      : [{ kind: 'set-item', itemId: item.id, field, from: item[field], to } as Operation];
  const firstWith = <F extends 'description' | 'prepTime' | 'addOns'>(field: F): MenuItem[F] =>
    run.find(({ item: one }) => one[field]?.length)?.item[field];
  return {
    id: `sizes ${category.id} ${run.map(({ item: one }) => one.id).join(' ')}`,
    kind: 'sizes',
    before: run.map(({ item: one }) => `${one.name} ${one.price}`),
    after: `${base}: ${run.map(({ item: one, size }) => `${size} ${one.price}`).join(' · ')}`,
    operations: [
      ...set('name', base),
      ...set('description', firstWith('description')),
      ...set('prepTime', firstWith('prepTime')),
      ...set('addOns', firstWith('addOns')),
      ...set('price', ''),
      ...set('variants', variants),
      ...others.map(({ item: one }): Operation => ({
        kind: 'remove-item',
        place: { categoryId: category.id, after: item.id },
        item: one,
      })),
    ],
  };
}
