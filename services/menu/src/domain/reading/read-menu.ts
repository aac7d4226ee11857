import { printedWords } from './clean-words';
import { splitIntoBlocks } from './columns';
import { currencyOf, priceText } from './currency';
import { dietaryLegend, takeDietaryMarks, type DietaryLegend } from './dietary';
import { doubtOf, priceNorm } from './doubts';
import { draftCategories, type CategoryDraft, type ItemDraft } from './item-drafts';
import { tidyNames, tidyText } from './item-names';
import { languageOf } from './language';
import { readLetterhead } from './letterhead';
import { featuresOf } from './line-features';
import { priceHabit, takePrices, type PrintedPrice } from './line-prices';
import { rolesOf } from './line-roles';
import { linesOf, textOf } from './lines';
import type { CategoryReading, ItemReading, MenuReading, PriceReading } from './menu-reading';
import type { Page, Word } from './page';
import { isUnpriced, minorOf } from './price-text';
import { regionOf } from './source-region';
import { usualTypeSize } from './type-size';

export type ReadingStage = 'structuring' | 'categorising' | 'formatting';

/** Name of the category for items that stand under no heading. */
export const UNNAMED_CATEGORY = 'Menu';

/** A name that recognition is less sure of than this, and that has no price, is more likely a smudge than a dish. */
const CREDIBLE_UNPRICED = 0.6;

/**
 * Reads pages of words as a menu. Nothing is invented: what is not printed is absent, and what is doubtful is marked.
 *
 * @param pages all pages of one menu, in order
 * @param onStage called as each stage begins
 */
export function readMenu(pages: readonly Page[], onStage: (stage: ReadingStage) => void = () => undefined): MenuReading {
  onStage('structuring');
  const blocks = pages.flatMap((page) => splitIntoBlocks(printedWords(page), { exact: page.source === 'text-layer' }).map((words) => ({ page, lines: linesOf(words) })));
  const allLines = blocks.flatMap((block) => block.lines);
  const habit = priceHabit(allLines);
  const features = blocks.flatMap(({ page, lines }) => {
    const usual = usualTypeSize(blocks.filter((block) => block.page === page).flatMap((block) => block.lines.flatMap((line) => line.words)));
    return featuresOf(lines.map((line) => takePrices(line, habit)), usual || 1, page.number);
  });

  onStage('categorising');
  const roles = rolesOf(features);
  const drafts = draftCategories(features, roles);
  const letterhead = readLetterhead(features, roles, drafts, pages);

  onStage('formatting');
  const text = allLines.map((line) => textOf(line.words)).join('\n');
  const currency = currencyOf(text);
  const seen = features.reduce((sum, line) => sum + line.source.prices.length, 0);
  const placed = drafts.flatMap((category) => category.items).reduce((sum, item) => sum + (item.sharedPrice ? 0 : item.prices.length), 0);
  return {
    ...letterhead,
    currency,
    language: languageOf(text),
    categories: formatted({ drafts, pages, currency, legend: dietaryLegend(text) }),
    prices: { seen, placed },
  };
}

interface Formatting {
  drafts: readonly CategoryDraft[];
  pages: readonly Page[];
  currency: string;
  legend: DietaryLegend;
}

function formatted({ drafts, pages, currency, legend }: Formatting): CategoryReading[] {
  const items = drafts.flatMap((category) => category.items);
  const names = tidyNames(items.map((item) => item.name));
  const exact = items.flatMap((item) => item.prices).flatMap((price) => {
    const minor = price.inexact ? null : minorOf(price.text, currency);
    return minor === null ? [] : [{ text: price.text, minor }];
  });
  const norm = priceNorm(exact);
  const readings = new Map(
    items.map((draft, index) => {
      const page = pages.find((candidate) => candidate.number === draft.page)!;
      const item = itemReading({ draft, name: names[index]!, page, currency, legend });
      const doubt = doubtOf(item, draft.prices, norm, page.source === 'ocr');
      return [draft, doubt ? { ...item, uncertain: true, uncertainReason: doubt } : item] as const;
    }),
  );
  const isDish = (draft: ItemDraft): boolean => {
    const item = readings.get(draft)!;
    if ((item.name.match(/\p{L}/gu)?.length ?? 0) < 2) return false;
    return draft.prices.length > 0 || item.confidence.name >= CREDIBLE_UNPRICED;
  };
  const categories: CategoryReading[] = [];
  for (const draft of drafts) {
    const dishes = draft.items.filter(isDish).map((item) => readings.get(item)!);
    if (dishes.length === 0) continue;
    const name = tidyText(draft.name) || UNNAMED_CATEGORY;
    const note = draft.notes.map(tidyDescription).filter(Boolean).join(' ');
    const last = categories.at(-1);
    // The head of a section is printed again where it goes on in the next column or page.
    if (last && last.name.toLowerCase() === name.replace(/\s*\(?cont(?:inued|'d|\.)?\)?$/i, '').toLowerCase()) last.items.push(...dishes);
    else categories.push({ name, ...(note ? { note } : {}), items: dishes });
  }
  return categories;
}

interface ItemFormatting {
  draft: ItemDraft;
  name: string;
  page: Page;
  currency: string;
  legend: DietaryLegend;
}

function itemReading({ draft, name, page, currency, legend }: ItemFormatting): ItemReading {
  const marked = takeDietaryMarks(name, legend);
  const described = takeDietaryMarks(draft.description.join(' '), legend);
  const dietary = [...new Set([...marked.dietary, ...described.dietary])];
  const description = tidyDescription(described.text);
  const prices = draft.prices.map((price) => priceReading(price, currency));
  const variants = prices.length > 1 ? variantLabels(draft, marked.text).map((label, index) => ({ label, price: prices[index]! })) : [];
  const addOns = draft.addOns.map((addOn) => ({ name: tidyText(addOn.name), price: priceReading({ text: addOn.priceText, inexact: false }, currency) }));
  const priceWords = draft.prices.flatMap((price) => price.words);
  const nameRegion = regionOf(draft.nameWords, page);
  const priceRegion = regionOf(priceWords, page);
  return {
    name: tidyText(marked.text),
    ...(description ? { description } : {}),
    price: variants.length > 0 ? { text: '', minor: null } : (prices[0] ?? { text: '', minor: null }),
    ...(variants.length > 0 ? { variants } : {}),
    ...(addOns.length > 0 ? { addOns } : {}),
    ...(dietary.length > 0 ? { dietary } : {}),
    confidence: { name: meanConfidence(draft.nameWords), price: priceWords.length > 0 ? Math.min(...priceWords.map((word) => word.confidence)) : 0 },
    source: { ...(nameRegion ? { name: nameRegion } : {}), ...(priceRegion ? { price: priceRegion } : {}) },
    uncertain: false,
  };
}

function priceReading(price: Pick<PrintedPrice, 'text' | 'inexact'>, currency: string): PriceReading {
  const minor = price.inexact ? null : minorOf(price.text, currency);
  if (minor !== null) return { text: priceText(minor, currency), minor };
  if (isUnpriced(price.text)) return { text: price.text, minor: null };
  const ends = price.text.split(/\s?[–-]\s?/).map((end) => minorOf(end, currency));
  const range = ends.map((end) => (end === null ? '' : priceText(end, currency)));
  return { text: range.every(Boolean) ? range.join(' – ') : price.text, minor: null };
}

function variantLabels(draft: ItemDraft, name: string): string[] {
  const choices = /^([\p{L}'’ -]+?)\s+or\s+([\p{L}'’ -]+)$/iu.exec(name);
  return draft.prices.map((price, index) => {
    if (price.label) return tidyText(price.label);
    if (choices && draft.prices.length === 2) return choices[index + 1]!.trim();
    return `Price ${index + 1}`;
  });
}

function tidyDescription(text: string): string {
  const tidy = text.replace(/(\p{Ll})- (?=\p{Ll})/gu, '$1').replace(/\s+/g, ' ').replace(/\s+([,.;:!?)])/g, '$1').replace(/^[\s\-–—•·*.,:;|]+/, '').replace(/[\s\-–—•·,:;|(+]+$/, '').trim();
  return /\p{L}{2}/u.test(tidy) ? tidy : '';
}

function meanConfidence(words: readonly Word[]): number {
  return words.length === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
}
