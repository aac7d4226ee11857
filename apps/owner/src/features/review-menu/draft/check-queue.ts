import type { MenuItem, ReadingFacts, SourceRegion } from '@chalkboard/contracts';
import type { Draft } from './menu-draft';

export type UnplacedPrice = ReadingFacts['prices']['unplaced'][number];

/** Something a person should look at: a doubtful item, or a price that stands on the paper and belongs to nothing. */
export type CheckEntry =
  | { readonly kind: 'item'; readonly id: string; readonly item: MenuItem; readonly category: string }
  | { readonly kind: 'price'; readonly id: string; readonly price: UnplacedPrice };

/** What is to check, least certain first; prices without a dish after the dishes. `settled` holds the ids of prices that were dealt with. */
export function checkQueue(draft: Draft, unplaced: readonly UnplacedPrice[], settled: ReadonlySet<string>): CheckEntry[] {
  const items = draft.flatMap(({ name, items: all }) => all.filter(({ uncertain }) => uncertain).map((item) => ({ kind: 'item', id: item.id, item, category: name }) as const));
  const prices = unplaced.map((price) => ({ kind: 'price', id: priceId(price), price }) as const).filter(({ id }) => !settled.has(id));
  return [...items.toSorted((one, other) => certaintyOf(one.item) - certaintyOf(other.item)), ...prices];
}

/** The least certain part of an item, 0 to 1; an item of which nothing is known counts as half. */
function certaintyOf({ confidence }: MenuItem): number {
  return confidence ? Math.min(confidence.name, confidence.price, confidence.category ?? 1) : 0.5;
}

/** Names a price by where it stands, which stays the same from one visit to the next. */
export function priceId({ text, source }: UnplacedPrice): string {
  return `price ${text} ${source ? placeText(source) : ''}`;
}

function placeText({ page, x, y }: SourceRegion): string {
  return `${page} ${x.toFixed(4)} ${y.toFixed(4)}`;
}
