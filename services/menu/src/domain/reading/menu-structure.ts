import { printedWords } from './clean-words';
import { splitIntoBlocks, type Arrangement } from './columns';
import { rowSlope } from './fragments';
import { draftCategories, type CategoryDraft } from './item-drafts';
import { featuresOf, repeatedFooters, type LineFeatures } from './line-features';
import { takePrices } from './line-prices';
import { linesOf, type Line } from './lines';
import type { Page, Word } from './page';
import { countPrices } from './price-count';
import { priceHabit } from './price-habit';
import { linkPrices } from './price-links';
import { rolesOf, type RoledLines } from './role-sequence';
import { runsDescriptionsIn } from './style-runs';
import { usualTypeSize } from './type-size';

/** The lines of a menu in reading order, what each is for, and the items they make. */
export interface MenuStructure {
  readonly lines: readonly Line[];
  readonly features: readonly LineFeatures[];
  readonly roled: RoledLines;
  readonly drafts: CategoryDraft[];
}

/** What is tried where the usual arrangement leaves prices or names alone. */
const OTHERS: readonly Arrangement[] = ['prices-first', 'one-column'];
/** Share of the items and prices that may stay alone before other arrangements are tried. */
const TROUBLE = 0.12;
/** Another arrangement must give this many items more their price. */
const CLEARLY_BETTER = 3;
/** An item whose price is that of its section tells less than one with its own: a shift of all prices makes such. */
const SHARED = 0.3;
/** Trying costs time: no more pages than this are tried. */
const MOST_TRIED = 4;

/**
 * Finds the structure of a menu. Most pages are read by their gutters; where that leaves many prices without an item or
 * items without a price, the page is read in other arrangements as well, and the one in which most find each other stays.
 *
 * @param pages all pages of one menu, in order
 */
export function structureOf(pages: readonly Page[]): MenuStructure {
  const blocksOf = arranged();
  const arrangements = new Map<Page, Arrangement>();
  const read = (chosen: ReadonlyMap<Page, Arrangement>): MenuStructure => structured(pages.flatMap((page) => blocksOf(page, chosen.get(page) ?? 'columns')));
  let best = read(arrangements);
  const troubled = pages.filter((page) => alone(best, pages, page) > TROUBLE).slice(0, MOST_TRIED);
  for (const page of troubled) {
    for (const arrangement of OTHERS) {
      const tried = read(new Map(arrangements).set(page, arrangement));
      if (agreement(tried, pages) < agreement(best, pages) + CLEARLY_BETTER) continue;
      arrangements.set(page, arrangement);
      best = tried;
    }
  }
  return best;
}

/** Lines that stand together on a page. */
interface Block {
  readonly page: Page;
  readonly lines: readonly Line[];
}

/** Arranges pages in blocks, each page in each arrangement once. */
function arranged(): (page: Page, arrangement: Arrangement) => readonly Block[] {
  const words = new Map<Page, readonly Word[]>();
  const blocks = new Map<string, readonly Block[]>();
  return (page, arrangement) => {
    const key = `${page.number} ${arrangement}`;
    const known = blocks.get(key);
    if (known) return known;
    const printed = words.get(page) ?? printedWords(page);
    words.set(page, printed);
    const exact = page.source === 'text-layer';
    const lines = splitIntoBlocks(printed, { exact, arrangement }).map(linesOf);
    const linked = linkPrices(lines, exact ? 0 : rowSlope(printed)).map((block) => ({ page, lines: block }));
    blocks.set(key, linked);
    return linked;
  };
}

function structured(blocks: readonly Block[]): MenuStructure {
  const lines = blocks.flatMap((block) => block.lines);
  const habit = priceHabit(lines);
  const footers = repeatedFooters(blocks.map((block) => block.lines));
  const priced = blocks.map(({ page, lines: own }) => own.map((line) => takePrices(line, habit, page.source === 'text-layer')));
  const runsIn = runsDescriptionsIn(priced.flat().filter((line) => line.prices.length > 0).map((line) => line.textWords));
  const usualSizes = usualSizesOf(blocks);
  const features = blocks.flatMap(({ page }, index) => {
    const exact = page.source === 'text-layer';
    const usualSize = usualSizes.get(page)!;
    const outermost = blocks[index - 1]?.page !== page || blocks[index + 1]?.page !== page;
    return featuresOf(priced[index]!, { usualSize, page: page.number, exact, outermost, footers, runsIn });
  });
  const roled = rolesOf(features);
  return { lines, features, roled, drafts: draftCategories(features, roled) };
}

/** The type size of each page's running text. */
function usualSizesOf(blocks: readonly Block[]): ReadonlyMap<Page, number> {
  const pages = new Set(blocks.map(({ page }) => page));
  return new Map([...pages].map((page) => [page, usualTypeSize(blocks.filter((block) => block.page === page).flatMap(({ lines }) => lines.flatMap(({ words }) => words))) || 1]));
}

/** How many prices have an item, less the prices and the items that stand alone; a price that was taken for text counts for none. */
function agreement({ features, drafts }: MenuStructure, pages: readonly Page[]): number {
  const items = drafts.flatMap((category) => category.items);
  const own = items.filter((item) => item.prices.length > 0 && !item.sharedPrice).length;
  const shared = items.filter((item) => item.sharedPrice).length;
  const { seen, placed } = countPrices(features, drafts, pages);
  return placed + SHARED * shared - (items.length - own - shared) - (seen - placed);
}

/** Share of what stands on a page, prices and items, that found no partner. */
function alone({ features, drafts }: MenuStructure, pages: readonly Page[], page: Page): number {
  const items = drafts.flatMap((category) => category.items).filter((item) => item.page === page.number);
  const own = items.filter((item) => item.prices.length > 0 && !item.sharedPrice).length;
  const { seen, placed } = countPrices(features.filter((line) => line.page === page.number), drafts, pages);
  return (items.length - own + seen - placed) / Math.max(1, items.length + seen);
}
