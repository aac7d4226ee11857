import { takeAddOns } from './add-ons';
import { printedAllergens, type AllergenLegend } from './allergens';
import { likelihoodsOf } from './confidence';
import { priceText } from './currency';
import { dietsOfName, printedMarks, takeDietaryMarks, takeLeadingMarks, type DietaryLegend } from './dietary';
import { wordsOf, type CategoryDraft, type ItemDraft, type PrintedPrice } from './item-drafts';
import { tidyText } from './item-names';
import type { ItemReading, PriceReading, SourceRegion } from './menu-reading';
import type { Page, Word } from './page';
import { isUnpriced, minorOf } from './price-text';
import type { ConfidenceModel } from './reading-model';
import { signalsOf, type PriceCompany } from './reading-signals';
import { regionOf } from './source-region';

/** "Garden Press: fennel, pear": what follows the colon describes. */
const NAME_COLON = /^((?:[^\s:,]+\s){0,4}[^\s:,]+):\s+(\p{L}.*\s.*)$/u;

/** What one item is read from. */
export interface ItemFormatting {
  draft: ItemDraft;
  category: CategoryDraft;
  company: PriceCompany;
  /** Its name, tidied together with those of the whole menu. */
  name: string;
  pageOf: (number: number) => Page;
  currency: string;
  legend: DietaryLegend;
  allergenLegend: AllergenLegend;
  /** Diets of the marks drawn beside it. */
  drawn: readonly string[];
  confidence: ConfidenceModel;
}

/** Works out what a drafted item says: its amounts, marks, variants and places. */
export function itemReading({
  draft,
  category,
  company,
  name,
  pageOf,
  currency,
  legend,
  allergenLegend,
  drawn,
  confidence,
}: ItemFormatting): ItemReading {
  const [, head, rest] = NAME_COLON.exec(name) ?? [];
  const marked = takeDietaryMarks(head ?? name, legend);
  // Extras may be named in the description as well: "with fries (add chicken +3)".
  const extras = takeAddOns(draft.description);
  const between = takeLeadingMarks([rest ?? '', extras.rest.replace(/\s+/g, ' ')].join(' ').trim(), legend);
  const described = takeDietaryMarks(between.text, legend);
  const aside = printedMarks(draft.aside.map(({ token }) => token.text).join(' '), legend);
  const dietary = [
    ...new Set([
      ...marked.dietary,
      ...dietsOfName(marked.text),
      ...between.dietary,
      ...described.dietary,
      ...aside.dietary,
      ...drawn,
    ]),
  ];
  const description = tidyDescription(described.text);
  const allergens = printedAllergens({
    letters: [...marked.letters, ...between.letters, ...described.letters, ...aside.letters],
    description,
    legend: allergenLegend,
  });
  const prices = draft.prices.map((price) => priceReading(price, currency));
  const page = pageOf(draft.page);
  const pricePage = pageOf(draft.pricePage);
  const placed = (words: readonly Word[]): { source?: SourceRegion } => {
    const source = regionOf(words, pricePage);
    return source ? { source } : {};
  };
  const variants =
    prices.length > 1
      ? variantLabels(draft, marked.text).map((label, index) => ({
          label,
          price: prices[index]!,
          ...placed(draft.prices[index]!.words),
        }))
      : [];
  const extraWords = wordsOf(draft.descriptionTokens);
  const addOns = [...draft.addOns, ...extras.addOns.map((addOn) => ({ ...addOn, words: extraWords }))].map((addOn) => ({
    name: tidyText(addOn.name),
    price: priceReading({ text: addOn.priceText, inexact: false }, currency),
    ...placed(addOn.words),
  }));
  const priceWords = draft.prices.flatMap((price) => price.words);
  const nameRegion = regionOf(draft.nameWords, page);
  const priceRegion = regionOf(priceWords, pricePage);
  const core = {
    name: tidyText(marked.text),
    ...(description ? { description } : {}),
    price: variants.length > 0 ? { text: '', minor: null } : (prices[0] ?? { text: '', minor: null }),
    ...(variants.length > 0 ? { variants } : {}),
    ...(addOns.length > 0 ? { addOns } : {}),
    ...(dietary.length > 0 ? { dietary } : {}),
    ...(allergens.length > 0 ? { allergens } : {}),
  };
  const signals = signalsOf(draft, category, core, company, page);
  return {
    ...core,
    confidence: likelihoodsOf(signals, confidence),
    source: { ...(nameRegion ? { name: nameRegion } : {}), ...(priceRegion ? { price: priceRegion } : {}) },
    uncertain: false,
    signals,
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

/** A description without what line breaks and price leaders leave in it; empty for no words. */
export function tidyDescription(text: string): string {
  const tidy = text
    .replace(/(\p{Ll})- (?=\p{Ll})/gu, '$1')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?)])/g, '$1')
    .replace(/^[\s\-–—•·*.,:;|]+/, '')
    .replace(/[\s\-–—•·,:;|(+]+$/, '')
    .trim();
  return /\p{L}{2}/u.test(tidy) ? tidy : '';
}
