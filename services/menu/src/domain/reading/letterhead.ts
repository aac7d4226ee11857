import { bottom } from './box';
import { hasAddress, isAboutTheHouse, phoneIn } from './contact-details';
import type { CategoryDraft } from './item-drafts';
import { tidyText } from './item-names';
import type { LineFeatures } from './line-features';
import type { LineRole } from './line-roles';
import type { Page } from './page';

export interface Letterhead {
  restaurantName?: string;
  restaurantDescription?: string;
  restaurantAddress?: string;
  restaurantPhone?: string;
}

const GENERIC = /^(?:the\s+)?(?:(?:our|main|full|dinner|lunch|brunch|breakfast|drinks?|food|takeout|take[- ]?out|to[- ]?go|a la carte|à la carte|bar|wine|dessert|catering|kids|daily|all day)\s*)*(?:menus?|karte|speisekarte|carta|carte|menú|menù)?$/i;
/** A name is set larger than running text by at least this, and stands in this upper part of the first page. */
const TITLE_SIZE = 1.2;
const DISPLAY = 4;
const HEAD_OF_PAGE = 0.3;
/** The first heading is the restaurant's name, not a category, when it is this much larger than the others. */
const ABOVE_HEADINGS = 1.5;

/**
 * Reads the restaurant's own details from what is no dish: the largest print at the head of the first page, a
 * telephone number, an address. Takes a heading that turns out to be the restaurant's name out of `categories`.
 */
export function readLetterhead(lines: readonly LineFeatures[], roles: readonly LineRole[], categories: CategoryDraft[], pages: readonly Page[]): Letterhead {
  const aside = lines.filter((_, index) => ['other', 'heading', 'note', 'description'].includes(roles[index]!));
  const title = titleLines(lines, roles, categories, pages[0]);
  const phone = aside.map((line) => phoneIn(line.source.line.words.map((word) => word.text).join(' '))).find((found) => found !== undefined);
  const address = addressIn(aside);
  const head: Letterhead = {};
  if (title.length > 0) {
    head.restaurantName = tidyText(title.map((line) => line.text).join(' '));
    const below = lines[lines.indexOf(title.at(-1)!) + 1];
    const role = below && roles[lines.indexOf(below)];
    if (below && (role === 'note' || role === 'other') && below.words >= 3 && !isAboutTheHouse(below.text) && below.confidence > 0.7) head.restaurantDescription = tidyText(below.text);
  }
  if (address) head.restaurantAddress = address;
  if (phone) head.restaurantPhone = phone;
  return head;
}

function titleLines(lines: readonly LineFeatures[], roles: readonly LineRole[], categories: CategoryDraft[], page: Page | undefined): LineFeatures[] {
  if (!page) return [];
  const emptyHeadings = new Set(categories.filter((category) => category.items.length === 0).map((category) => category.heading));
  const isCandidate = (line: LineFeatures, index: number): boolean =>
    line.page === page.number &&
    (roles[index] === 'other' || (roles[index] === 'heading' && emptyHeadings.has(line))) &&
    line.size >= TITLE_SIZE &&
    bottom(line.source.line.box) < page.height * HEAD_OF_PAGE + line.source.line.box.height &&
    isTitle(line);
  const candidates = lines.filter(isCandidate);
  const largest = candidates.reduce<LineFeatures | undefined>((best, line) => (!best || line.size > best.size ? line : best), undefined);
  if (largest) return withNeighbours(largest, lines, candidates);
  const [first, ...others] = categories.filter((category) => category.heading);
  const sizes = others.map((category) => category.heading?.size ?? 0);
  if (first?.heading && isTitle(first.heading) && sizes.length >= 2 && first.heading.size >= ABOVE_HEADINGS * Math.max(...sizes)) {
    first.name = '';
    return [first.heading];
  }
  return [];
}

/** The largest line and those about it that are set as large, or nearly so for a display of lettering. */
function withNeighbours(largest: LineFeatures, lines: readonly LineFeatures[], candidates: readonly LineFeatures[]): LineFeatures[] {
  const at = lines.indexOf(largest);
  const belongs = (line: LineFeatures | undefined): line is LineFeatures =>
    line !== undefined && candidates.includes(line) && Math.abs(line.source.line.box.y - largest.source.line.box.y) < 2 * Math.max(line.source.line.box.height, largest.source.line.box.height) && (line.size > 0.85 * largest.size || line.size > DISPLAY);
  return [lines[at - 1], largest, lines[at + 1]].filter(belongs);
}

function isTitle(line: LineFeatures): boolean {
  return (line.text.match(/\p{L}/gu)?.length ?? 0) >= 3 && line.words <= 7 && line.confidence > 0.5 && !GENERIC.test(line.text.trim()) && !isAboutTheHouse(line.text);
}

function addressIn(lines: readonly LineFeatures[]): string | undefined {
  const at = lines.findIndex((line) => hasAddress(line.text));
  const first = lines[at];
  if (!first) return undefined;
  const next = lines[at + 1];
  const goesOn = next && next.page === first.page && next.gapAbove < 1.2 && hasAddress(next.text) && !phoneIn(next.text);
  const text = (goesOn ? [first, next] : [first]).map((line) => line.text).join(', ');
  const phone = phoneIn(text);
  return tidyText((phone ? text.replace(phone, '') : text).replace(/\b(?:tel|phone|call|ph)\b\.?:?/gi, '').replace(/\s*[|•·]\s*/g, ', ').replace(/(?:,\s*)+/g, ', '));
}
