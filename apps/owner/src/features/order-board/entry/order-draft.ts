import type { BoardItems, BoardOrder, CartLine } from '@chalkboard/contracts';
import { choicesPrice } from '@chalkboard/menu-rules/choices';
import { minorToDecimal } from '@chalkboard/menu-rules/currency';
import type { Picks } from '@chalkboard/menu-rules/picks';
import { canonicalChoices } from '@chalkboard/menu-rules/same-choices';
import { formatMoney } from '@chalkboard/web-kit';
import { choiceProblemOf, heldIn, offerOf, type ChoiceOffer } from './draft-choices';
import type { BoardItem } from './found-items';

/** A dish of an order that is being written; amounts in minor units. */
export interface DraftLine {
  readonly key: number;
  readonly name: string;
  /** Absent: it is not on the menu any more as it was ordered, and has to be taken out. */
  readonly item?: BoardItem;
  readonly variantId?: string;
  readonly addOnIds: readonly string[];
  /** What can be chosen of its groups; absent: the menu has none. */
  readonly offer?: ChoiceOffer;
  readonly picks?: Picks;
  /** Sizes and extras that the order held before it is corrected: they can stay though they have sold out since. */
  readonly held?: readonly string[];
  readonly quantity: number;
  readonly notes: string;
}

/** Whether a dish can be put into an order: there, with an exact price of its own or of one of its sizes. */
export function canBeChosen(item: BoardItem): boolean {
  return item.orderable && !item.soldOut && canBePriced(item);
}

function canBePriced({ unitPrice, variants }: BoardItem): boolean {
  return variants.length > 0 ? variants.some(isThere) : unitPrice !== null;
}

/** Whether a size or an extra can be chosen: it has a price, and is not sold out. */
export function isThere({
  unitPrice,
  soldOut,
}: {
  readonly unitPrice: number | null;
  readonly soldOut?: boolean;
}): boolean {
  return unitPrice !== null && !soldOut;
}

/** One of a dish, with the first size that can be chosen. */
export function newLine(item: BoardItem, key: number, menu?: Pick<BoardItems, 'items' | 'choices'>): DraftLine {
  const variant = item.variants.find(isThere);
  return {
    key,
    name: item.name,
    item,
    ...(variant && { variantId: variant.id }),
    addOnIds: [],
    ...(menu && offerOf(menu)),
    quantity: 1,
    notes: '',
  };
}

/** What one of it costs; undefined when there is no exact price. */
export function unitPriceOf({ item, variantId, addOnIds, offer, picks = [] }: DraftLine): number | undefined {
  if (!item) return undefined;
  const size = item.variants.find(({ id }) => id === variantId);
  const base = item.variants.length > 0 ? size?.unitPrice : item.unitPrice;
  const parts = [base, ...addOnIds.map((id) => item.addOns.find((addOn) => addOn.id === id)?.unitPrice)];
  if (parts.some((part) => part === null || part === undefined)) return undefined;
  return parts.reduce<number>(
    (sum, part) => sum + (part ?? 0),
    choicesPrice(offer?.rules, item.id, picks, size?.label),
  );
}

/**
 * Why a line cannot be ordered as it is: it is not on the menu, its size or one of its extras is sold out, one of these
 * or it itself has no exact price, or its choices are not as its groups need them.
 */
export type LineProblem = 'gone' | 'sizeGone' | 'extraGone' | 'size' | 'extra' | 'price' | 'choices';

/** What keeps a line from being ordered, if anything does. */
export function problemOf(line: DraftLine): LineProblem | undefined {
  if (!line.item) return 'gone';
  const isGone = ({ id, soldOut }: { readonly id: string; readonly soldOut?: boolean }) =>
    soldOut === true && !line.held?.includes(id);
  if (line.item.variants.some((variant) => variant.id === line.variantId && isGone(variant))) return 'sizeGone';
  if (line.item.addOns.some((addOn) => line.addOnIds.includes(addOn.id) && isGone(addOn))) return 'extraGone';
  if (unitPriceOf(line) !== undefined) return choiceProblemOf(line) && 'choices';
  if (!canBePriced(line.item)) return 'price';
  return unitPriceOf({ ...line, addOnIds: [] }) === undefined ? 'size' : 'extra';
}

/** The line on the menu as that is now; not on it any more without the size or an extra that was chosen. */
export function onMenu(line: DraftLine, menu: Pick<BoardItems, 'items' | 'choices'>): DraftLine {
  if (!line.item) return line;
  const { items } = menu;
  const { item: _before, offer: _offer, ...gone } = line;
  const item = items.find(({ id }) => id === line.item?.id);
  const isThere =
    item &&
    (item.variants.length === 0
      ? line.variantId === undefined
      : item.variants.some(({ id }) => id === line.variantId)) &&
    line.addOnIds.every((id) => item.addOns.some((addOn) => addOn.id === id));
  return isThere ? { ...gone, item, ...offerOf(menu) } : gone;
}

/** What the dishes cost together, for the eye: the server's prices count. */
export function subtotalOf(lines: readonly DraftLine[]): number {
  return lines.reduce((sum, line) => sum + (unitPriceOf(line) ?? 0) * line.quantity, 0);
}

/** The lines of an order, found again on the menu by the dish's id and the names of its options. */
export function draftOf(
  order: Pick<BoardOrder, 'lines'>,
  menu: Pick<BoardItems, 'items' | 'choices'>,
): readonly DraftLine[] {
  const { items } = menu;
  return order.lines.map((line, key) => {
    const gone: DraftLine = { key, name: line.name, addOnIds: [], quantity: line.quantity, notes: line.notes ?? '' };
    const item = items.find(({ id }) => id === line.itemId);
    if (!item) return gone;
    const { choices = [] } = line;
    // Each group that was chosen from has one text, after size and extras.
    const groups = new Set(choices.map(({ groupId }) => groupId)).size;
    const options = line.options.slice(0, line.options.length - groups);
    const [first, ...rest] = options;
    const variant = item.variants.find(({ label }) => label === first);
    const addOns = (item.variants.length > 0 ? rest : options).map((name) =>
      item.addOns.find((addOn) => addOn.name === name),
    );
    if ((item.variants.length > 0 && !variant) || addOns.includes(undefined)) return gone;
    const addOnIds = addOns.flatMap((addOn) => (addOn ? [addOn.id] : []));
    return {
      ...gone,
      item,
      ...(variant && { variantId: variant.id }),
      addOnIds,
      ...offerOf(menu),
      ...(choices.length > 0 && { picks: choices }),
      held: [...(variant ? [variant.id] : []), ...addOnIds, ...heldIn(choices)],
    };
  });
}

/** The cart to send; undefined when it is empty, or a line cannot be ordered as it is. */
export function cartOf(lines: readonly DraftLine[], currency: string): CartLine[] | undefined {
  const cart = lines.flatMap((line): CartLine[] => {
    const unit = unitPriceOf(line);
    if (!line.item || unit === undefined || problemOf(line)) return [];
    return [
      {
        name: line.item.name,
        price: formatMoney(unit, currency),
        quantity: line.quantity,
        total: minorToDecimal(unit * line.quantity, currency),
        itemId: line.item.id,
        ...(line.variantId !== undefined && { variantId: line.variantId }),
        ...(line.addOnIds.length > 0 && { addOnIds: [...line.addOnIds] }),
        ...(line.picks?.length && { choices: canonicalChoices(line.picks) }),
        ...(line.notes.trim() && { notes: line.notes.trim() }),
      },
    ];
  });
  return cart.length > 0 && cart.length === lines.length ? cart : undefined;
}
