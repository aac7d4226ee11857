import { amountsIn, bestSimilarity, plain } from './printed-text.mjs';

/** @typedef {import('./score-menu.mjs').Wanted} Wanted @typedef {import('./score-menu.mjs').Read} Read */

const SAME_DISH = 0.85;

/**
 * A dish with sizes that was read as one item for each size ("Soup cup", "Soup bowl") counts as one item with these
 * sizes.
 * @param {readonly Wanted[]} wanted @param {readonly Read[]} read @returns {Read[]}
 */
export function joinSizes(wanted, read) {
  let items = [...read];
  for (const dish of wanted) {
    if ((dish.item.variants?.length ?? 0) < 2) continue;
    const siblings = firstSiblings(dish, items);
    const [first] = siblings;
    if (!first || siblings.length < 2) continue;
    const joined = {
      ...first,
      item: {
        ...first.item,
        price: '',
        variants: siblings.map(({ item }) => ({ label: item.name, price: item.price })),
      },
      from: siblings.flatMap(({ from }) => from),
      names: [...new Set([...first.names, ...dish.names])],
    };
    items = items.flatMap((item) => (item === first ? [joined] : siblings.includes(item) ? [] : [item]));
  }
  return items;
}

/**
 * The first neighbours that are sizes of the dish, each size once. @param {Wanted} dish @param {readonly Read[]} items
 * @returns {Read[]}
 */
function firstSiblings(dish, items) {
  const labels = (dish.item.variants ?? []).map(({ label }) => plain(label)).filter(Boolean);
  const prices = (dish.item.variants ?? []).flatMap(({ price }) => amountsIn(price));
  for (const [index, start] of items.entries()) {
    const siblings = [];
    const left = [...prices];
    for (const item of items.slice(index)) {
      const amount = item.category === start.category ? sizeOf(dish, labels, item) : undefined;
      const at = amount === undefined ? -1 : left.indexOf(amount);
      if (at < 0) break;
      left.splice(at, 1);
      siblings.push(item);
    }
    if (siblings.length > 1) return siblings;
  }
  return [];
}

/**
 * The one price of an item that is the dish in one size. @param {Wanted} dish @param {readonly string[]} labels @param
 * {Read} read
 */
function sizeOf(dish, labels, { item, names }) {
  const amounts = amountsIn(item.price);
  if (item.variants.length > 1 || amounts.length !== 1) return undefined;
  const unsized = names.flatMap((name) => [
    name,
    ...labels.flatMap((label) => [
      ...(name.endsWith(label) ? [name.slice(0, -label.length)] : []),
      ...(name.startsWith(label) ? [name.slice(label.length)] : []),
    ]),
  ]);
  return bestSimilarity(dish.names, unsized) >= SAME_DISH ? amounts[0] : undefined;
}
