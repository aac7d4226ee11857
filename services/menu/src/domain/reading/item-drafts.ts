import type { PrintedAddOn } from './add-ons';
import { centreX } from './box';
import type { LineFeatures } from './line-features';
import type { PrintedPrice } from './line-prices';
import type { LineRole } from './line-roles';
import type { Word } from './page';
import { SIZE_LABEL_PATTERN } from './size-labels';

/** A printed item, put together from lines, before its amounts are worked out. */
export interface ItemDraft {
  name: string;
  nameWords: readonly Word[];
  description: string[];
  prices: PrintedPrice[];
  addOns: PrintedAddOn[];
  page: number;
  /** The price stands at the heading and holds for the whole section. */
  sharedPrice: boolean;
}

export interface CategoryDraft {
  name: string;
  notes: string[];
  items: ItemDraft[];
  /** The heading's line; absent for items before any heading. */
  heading?: LineFeatures;
}

/** A word over a column of prices. */
interface ColumnLabel {
  readonly label: string;
  readonly x: number;
}

const TRAILING_SIZES = new RegExp(String.raw`^(.*?[\p{L}].*?)[\s(]+((?:${SIZE_LABEL_PATTERN})(?:[\s/|,–-]+(?:${SIZE_LABEL_PATTERN}))+)\)?$`, 'iu');

/** Puts lines with roles together into categories and items, in reading order. */
export function draftCategories(lines: readonly LineFeatures[], roles: readonly LineRole[]): CategoryDraft[] {
  const categories: CategoryDraft[] = [];
  let labels: ColumnLabel[] = [];
  let shared: PrintedPrice[] = [];
  let item: ItemDraft | undefined;
  const category = (): CategoryDraft => {
    const open = categories.at(-1);
    if (open) return open;
    categories.push({ name: '', notes: [], items: [] });
    return categories[0]!;
  };
  const open = (line: LineFeatures, prices: readonly PrintedPrice[], sharedPrice = false): void => {
    item = { name: line.text, nameWords: line.source.textWords, description: [], prices: labelled(prices, labels), addOns: [...line.source.addOns], page: line.page, sharedPrice };
    category().items.push(item);
  };

  lines.forEach((line, index) => {
    const role = roles[index]!;
    const { prices, addOns } = line.source;
    switch (role) {
      case 'heading':
      case 'priced-heading': {
        const sized = TRAILING_SIZES.exec(line.text);
        labels = sized ? columnLabels(line, sized[2]!) : [];
        shared = role === 'priced-heading' ? [...prices] : [];
        item = undefined;
        categories.push({ name: sized ? sized[1]! : line.text, notes: [], items: [], heading: line });
        break;
      }
      case 'size-header':
        labels = columnLabels(line, line.text);
        item = undefined;
        break;
      case 'note':
        category().notes.push(line.source.inPairs || prices.length > 0 ? wholeText(line) : line.text);
        item = undefined;
        break;
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
      case 'name-end':
        if (!item) open(line, prices);
        else Object.assign(item, { name: `${item.name} ${line.text}`, nameWords: [...item.nameWords, ...line.source.textWords], prices: labelled(prices, labels) });
        break;
      case 'description':
      case 'description-before-price':
      case 'description-end':
      case 'shared-price-description':
      case 'add-on':
      case 'price':
        if (!item) break;
        if (line.text && role !== 'price') item.description.push(line.source.inPairs ? wholeText(line) : line.text);
        item.prices.push(...labelled(prices, labels));
        item.addOns.push(...addOns);
        break;
      case 'other':
        item = undefined;
        break;
    }
  });
  return categories;
}

function wholeText(line: LineFeatures): string {
  return line.source.line.words.map((word) => word.text).join(' ');
}

function columnLabels(line: LineFeatures, header: string): ColumnLabel[] {
  const label = new RegExp(`^(?:${SIZE_LABEL_PATTERN})$`, 'i');
  const words = line.source.line.words;
  const found: ColumnLabel[] = [];
  for (let i = 0; i < words.length; i++) {
    // Two words may make one label ("1/2 doz", "12 oz").
    for (const length of [2, 1]) {
      const some = words.slice(i, i + length);
      const text = some.map((word) => word.text).join(' ').replace(/^[(/|]|[)/|,]$/g, '');
      if (some.length === length && header.includes(text) && label.test(text)) {
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
