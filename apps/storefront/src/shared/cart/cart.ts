import { ORDER, type CartLine, type Choices, type Menu } from '@chalkboard/contracts';
import { decimalToMinor, minorToDecimal } from '@chalkboard/menu-rules/currency';
import { choicesKey } from '@chalkboard/menu-rules/same-choices';
import { plainMoney } from '@chalkboard/web-kit';

/** What is put into the cart: a dish, as chosen. */
export interface CartChoice {
  readonly name: string;
  readonly unitMinor: number;
  readonly itemId?: string;
  readonly variantId?: string;
  readonly addOnIds?: readonly string[];
  /** What was chosen of its groups. */
  readonly choices?: Choices;
  /** How many; absent: one. */
  readonly quantity?: number;
  /** What is asked for with it. */
  readonly notes?: string;
}

/** A line's unit price in minor units, from its text ("$12.50"). */
export function unitMinorOf(line: Pick<CartLine, 'price'>, currency: string): number {
  return decimalToMinor(line.price.replace(/[^\d.]/g, '') || '0', currency);
}

/** What a line costs, in minor units. */
export function lineMinorOf(line: Pick<CartLine, 'price' | 'quantity'>, currency: string): number {
  return unitMinorOf(line, currency) * line.quantity;
}

/** What the whole cart costs, in minor units; summed in integers, never in decimals. */
export function subtotalMinorOf(lines: readonly CartLine[], currency: string): number {
  return lines.reduce((sum, line) => sum + lineMinorOf(line, currency), 0);
}

/** How much is missing to the least that the restaurant takes, in minor units; 0: nothing. */
export function missingMinorOf(
  lines: readonly CartLine[],
  { minimumOrder, currency }: Pick<Menu, 'minimumOrder' | 'currency'>,
): number {
  return Math.max(0, decimalToMinor(minimumOrder, currency) - subtotalMinorOf(lines, currency));
}

/** How many things are in the cart. */
export function countOf(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The same thing? By all ids where there are any, else by name. */
function same(
  a: Omit<CartChoice, 'unitMinor' | 'quantity' | 'notes'>,
  b: Omit<CartChoice, 'unitMinor' | 'quantity' | 'notes'>,
): boolean {
  if (a.itemId === undefined && b.itemId === undefined) return a.name === b.name;
  const addOns = (of: typeof a) => [...(of.addOnIds ?? [])].sort().join();
  return (
    a.itemId === b.itemId &&
    a.variantId === b.variantId &&
    addOns(a) === addOns(b) &&
    choicesKey(a.choices) === choicesKey(b.choices)
  );
}

function priced(line: Omit<CartLine, 'total'>, currency: string): CartLine {
  return { ...line, total: minorToDecimal(lineMinorOf(line, currency), currency) };
}

/**
 * More of `choice`: on its line when it has one, at today's price, else on a new line. What is asked for with it makes
 * a line of its own.
 */
export function addToCart(
  lines: readonly CartLine[],
  { unitMinor, addOnIds, quantity = 1, notes = '', ...ids }: CartChoice,
  currency: string,
): CartLine[] {
  const asked = notes.trim().slice(0, ORDER.maxItemNotes);
  const choice = { ...ids, ...(addOnIds?.length ? { addOnIds: [...addOnIds] } : {}), ...(asked && { notes: asked }) };
  const at = lines.findIndex((line) => same(line, choice) && (!asked || line.notes === asked));
  const price = plainMoney(unitMinor, currency);
  if (at < 0)
    return [...lines, priced({ ...choice, price, quantity: Math.min(quantity, ORDER.maxQuantity) }, currency)];
  return lines.map((line, index) =>
    index === at
      ? priced({ ...line, price, quantity: Math.min(line.quantity + quantity, ORDER.maxQuantity) }, currency)
      : line,
  );
}

/** Another quantity for the line at `index`; 0 removes it. */
export function setQuantity(lines: readonly CartLine[], index: number, quantity: number, currency: string): CartLine[] {
  if (quantity <= 0) return lines.filter((_, at) => at !== index);
  return lines.map((line, at) =>
    at === index ? priced({ ...line, quantity: Math.min(quantity, ORDER.maxQuantity) }, currency) : line,
  );
}

/** Another unit price for the line at `index`, in minor units. */
export function setUnitPrice(
  lines: readonly CartLine[],
  index: number,
  unitMinor: number,
  currency: string,
): CartLine[] {
  return lines.map((line, at) =>
    at === index ? priced({ ...line, price: plainMoney(unitMinor, currency) }, currency) : line,
  );
}

/** What is asked for with the line at `index`; nothing but blanks takes it away. */
export function setNotes(lines: readonly CartLine[], index: number, notes: string): CartLine[] {
  return lines.map((line, at) => {
    if (at !== index) return line;
    const { notes: _before, ...rest } = line;
    return notes.trim() ? { ...rest, notes: notes.slice(0, ORDER.maxItemNotes) } : rest;
  });
}

/** Lines that come back to a cart, each beside or onto its own kind. */
export function putBack(lines: readonly CartLine[], back: readonly CartLine[], currency: string): CartLine[] {
  return back.reduce<CartLine[]>(
    (now, line) => {
      const at = now.findIndex((one) => same(one, line) && one.notes === line.notes);
      return at < 0 ? [...now, line] : setQuantity(now, at, now[at]!.quantity + line.quantity, currency);
    },
    [...lines],
  );
}

/** A cart without lines that were ordered: so many of each kind are taken out. */
export function takeOut(lines: readonly CartLine[], out: readonly CartLine[], currency: string): CartLine[] {
  return out.reduce<CartLine[]>(
    (now, line) => {
      const exact = now.findIndex((one) => same(one, line) && one.notes === line.notes);
      const at = exact < 0 ? now.findIndex((one) => same(one, line)) : exact;
      return at < 0 ? now : setQuantity(now, at, now[at]!.quantity - line.quantity, currency);
    },
    [...lines],
  );
}

/** The cart as it was stored; what does not look like a line is left out. */
export function parseCart(stored: string | null): CartLine[] {
  if (!stored) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter(isLine) : [];
  } catch {
    return [];
  }
}

function isLine(value: unknown): value is CartLine {
  const line = value as Partial<CartLine> | null;
  return (
    typeof line?.name === 'string' &&
    typeof line.price === 'string' &&
    Number.isInteger(line.quantity) &&
    (line.quantity ?? 0) > 0
  );
}
