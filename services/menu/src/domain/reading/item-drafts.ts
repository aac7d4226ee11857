import { centreX, centreY } from './box';
import type { LineFeatures } from './line-features';
import type { PlacedAddOn, PrintedPrice } from './line-prices';
import type { RoledLines } from './role-sequence';
import type { Word } from './page';
import { isSizeLabel, SIZE_LABEL_PATTERN } from './size-labels';

/** A printed item, put together from lines, before its amounts are worked out. */
export interface ItemDraft {
  name: string;
  nameWords: readonly Word[];
  description: string[];
  prices: PrintedPrice[];
  addOns: PlacedAddOn[];
  page: number;
  /** Page of its price: the heading's, when that holds for the section. */
  pricePage: number;
  /** The price stands at the heading and holds for the whole section. */
  sharedPrice: boolean;
  /** How sure the roles of its name's line and of its price's line are (log weight). */
  roleMargin: number;
  /** How far the line of its price stands below the line of its name, in type sizes. */
  rowDistance: number;
  /** What the price's place costs by the habit of the page, and how much more the next best place for it would. */
  linkCost: number;
  linkMargin: number;
}

export interface CategoryDraft {
  name: string;
  notes: string[];
  items: ItemDraft[];
  /** The heading's line; absent for items before any heading. */
  heading?: LineFeatures;
  /** How sure the heading's role is (log weight); 0 without a heading. */
  headingMargin: number;
  /** The prices printed at the heading. */
  prices: readonly PrintedPrice[];
}

const ENOUGH_PRICED = 6;
const MOSTLY_PRICED = 0.8;

/** A word over a column of prices. */
interface ColumnLabel {
  readonly label: string;
  readonly x: number;
}

const TRAILING_SIZES = new RegExp(String.raw`^(.*?[\p{L}].*?)[\s(]+((?:${SIZE_LABEL_PATTERN})(?=[\s/|,–-])(?:[\s/|,–-]+(?:${SIZE_LABEL_PATTERN}))*)\)?$`, 'iu');

/** Puts lines with roles together into categories and items, in reading order. */
export function draftCategories(lines: readonly LineFeatures[], { roles, margins }: RoledLines): CategoryDraft[] {
  const categories: CategoryDraft[] = [];
  let labels: ColumnLabel[] = [];
  let shared: PrintedPrice[] = [];
  let sharedPage = 1;
  let item: ItemDraft | undefined;
  let opened: LineFeatures | undefined;
  let at = 0;
  const category = (): CategoryDraft => {
    const open = categories.at(-1);
    if (open) return open;
    categories.push({ name: '', notes: [], items: [], headingMargin: 0, prices: [] });
    return categories[0]!;
  };
  const open = (line: LineFeatures, prices: readonly PrintedPrice[], sharedPrice = false): void => {
    opened = line;
    item = { name: line.text, nameWords: line.textWords, description: line.aside ? [line.aside] : [], prices: labelled(prices, labels), addOns: [...line.source.addOns], page: line.page, pricePage: sharedPrice ? sharedPage : line.page, sharedPrice, roleMargin: margins[at] ?? 0, rowDistance: 0, linkCost: line.source.line.link?.cost ?? 0, linkMargin: line.source.line.link?.margin ?? margins[at] ?? 0 };
    category().items.push(item);
  };

  lines.forEach((line, index) => {
    const role = roles[index]!;
    at = index;
    const { prices, addOns } = line.source;
    switch (role) {
      case 'heading':
      case 'priced-heading': {
        const sized = TRAILING_SIZES.exec(line.text);
        labels = sized ? columnLabels(line, sized[2]!) : [];
        shared = role === 'priced-heading' ? [...prices] : [];
        sharedPage = line.page;
        item = undefined;
        categories.push({ name: sized ? sized[1]! : line.text, notes: line.aside ? [line.aside] : [], items: [], heading: line, headingMargin: margins[index] ?? 0, prices });
        break;
      }
      case 'size-header':
        labels = columnLabels(line, line.text);
        item = undefined;
        break;
      case 'note':
      case 'closing-note':
        category().notes.push(prices.length > 0 ? wholeText(line) : line.source.text);
        item = undefined;
        break;
      case 'priced-note':
      case 'section-price': {
        shared = [...prices];
        sharedPage = line.page;
        const open = category();
        open.prices = [...open.prices, ...prices];
        if (role === 'priced-note') open.notes.push(wholeText(line));
        break;
      }
      case 'item':
        if (line.source.inPairs) for (const price of prices) open({ ...line, text: price.label ?? line.text }, [{ ...price, label: undefined }]);
        else open(line, prices);
        break;
      case 'name':
        open(line, []);
        break;
      case 'shared-price-name':
        open(line, shared, true);
        break;
      case 'item-more':
      case 'name-more':
        if (item) Object.assign(item, { name: `${item.name} ${line.text}`, nameWords: [...item.nameWords, ...line.textWords] });
        break;
      case 'name-end':
        if (!item) open(line, prices);
        else Object.assign(item, { name: `${item.name} ${line.text}`, nameWords: [...item.nameWords, ...line.textWords], prices: labelled(prices, labels), rowDistance: rowsBetween(opened, line) });
        break;
      case 'description':
      case 'description-before-price':
      case 'description-end':
      case 'shared-price-description':
      case 'add-on':
      case 'shared-add-on':
      case 'price':
        if (!item) break;
        if (line.source.text && role !== 'price') item.description.push(line.source.text);
        if (prices.length > 0) Object.assign(item, { roleMargin: Math.min(item.roleMargin, margins[index] ?? 0), rowDistance: rowsBetween(opened, line), linkCost: rowsBetween(opened, line), linkMargin: margins[index] ?? 0 });
        item.prices.push(...labelled(prices, labels));
        item.addOns.push(...addOns);
        break;
      case 'other':
        item = undefined;
        break;
    }
  });
  return categories.map((draft) => (isHouseText(draft, categories) ? { ...draft, items: [], notes: [...draft.notes, ...draft.items.flatMap((item) => [item.name, ...item.description])] } : draft));
}

/** Where nearly all items have prices, a heading over a single one without is no section: it is what the house says of itself. */
function isHouseText({ items }: CategoryDraft, categories: readonly CategoryDraft[]): boolean {
  const all = categories.flatMap((category) => category.items);
  const priced = all.filter((item) => item.prices.length > 0).length;
  return items.length === 1 && items[0]!.prices.length === 0 && priced >= ENOUGH_PRICED && priced > MOSTLY_PRICED * all.length;
}

function rowsBetween(from: LineFeatures | undefined, to: LineFeatures): number {
  return from ? Math.abs(centreY(to.source.line.box) - centreY(from.source.line.box)) / Math.max(1, from.source.line.size) : 0;
}

function wholeText(line: LineFeatures): string {
  return line.source.line.words.map((word) => word.text).join(' ');
}

function columnLabels(line: LineFeatures, header: string): ColumnLabel[] {
  const words = line.source.line.words;
  const found: ColumnLabel[] = [];
  for (let i = 0; i < words.length; i++) {
    // Two words may make one label ("1/2 doz", "12 oz").
    for (const length of [2, 1]) {
      const some = words.slice(i, i + length);
      const text = some.map((word) => word.text).join(' ').replace(/^[(/|]|[)/|,]$/g, '');
      if (some.length === length && header.includes(text) && isSizeLabel(text)) {
        found.push({ label: text, x: some.reduce((sum, word) => sum + centreX(word.box), 0) / length });
        i += length - 1;
        break;
      }
    }
  }
  return found;
}

/** Gives prices the label of the column they stand in. */
function labelled(prices: readonly PrintedPrice[], labels: readonly ColumnLabel[]): PrintedPrice[] {
  if (labels.length < 2 || prices.length < 2 || prices.some((price) => price.label)) return [...prices];
  if (prices.length === labels.length) return prices.map((price, index) => ({ ...price, label: labels[index]!.label }));
  return prices.map((price) => {
    const [word] = price.words;
    if (!word) return price;
    const nearest = labels.reduce((best, label) => (Math.abs(label.x - centreX(word.box)) < Math.abs(best.x - centreX(word.box)) ? label : best));
    return { ...price, label: nearest.label };
  });
}
