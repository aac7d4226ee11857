import { printedAllergens, type AllergenLegend } from './allergens';
import { priceText } from './currency';
import { takeDietaryMarks, type DietaryLegend } from './dietary';
import type { GroundedItem } from './grounding-page';
import { amountsIn, NEAR, pricesOf, shownPrice, type AmountKey } from './grounding-prices';
import { fold, wordsAt, type PrintedText } from './grounding-text';
import { tidyText } from './item-names';
import type { AddOnReading, ItemReading, PriceReading, ReadingSignals, VariantReading } from './menu-reading';
import type { Word } from './page';
import { regionOf } from './source-region';

/** What agreement takes away of the doubt that the local reading left. */
const AGREEMENT = 0.6;
/** Where both agree and are this sure, older doubts are settled. */
const SETTLED = 0.95;
/** One reader alone must be this sure of what it read. */
const SURE_ALONE = 0.94;
/** Words that recognition is this sure of are taken as printed, whatever the other reader makes of them. */
const SURE_WORD = 0.9;
const HARD_TO_READ = 0.6;
/** How far a reading is trusted that only the other reader made, beside and further from the name. */
const ALONE_NEAR = 0.9;
const ALONE_FAR = 0.7;
const DISPUTED = 0.5;
const NOT_FOUND = 0.2;

const NO_PRICE = 'We found no price for this item.';
const NAME_NOT_FOUND = 'We could not find this name on the paper.';
const PRICE_NOT_FOUND = 'We could not find this price on the paper.';
const PRICE_ELSEWHERE = 'This price does not stand right beside the name.';
const PRICE_OF_ANOTHER = 'This price could also belong to another item.';
const UNLABELLED = 'Several prices are printed here, and the menu does not say what each is for.';
const HARD_PRICE = 'The price was hard to make out.';
export const ONE_READING = 'Only one of our two readings found this item.';
const ONE_READING_OF_PRICE = 'Only one of our two readings found this price.';

export interface ItemContext {
  readonly text: PrintedText;
  readonly currency: string;
  readonly legend: DietaryLegend;
  readonly allergenLegend: AllergenLegend;
  /** Whether the local reading gives these words to another item as its price. */
  readonly belongsToAnother: (words: readonly number[]) => boolean;
}

/** The price part of an item, with how sure it is and what speaks against it. */
interface Pricing {
  readonly parts: Pick<ItemReading, 'price' | 'variants'>;
  readonly words: readonly number[];
  /** Whether the places are the local reading's. */
  readonly fromLocal: boolean;
  readonly confidence: number;
  readonly agreed: boolean;
  readonly doubt?: string;
}

/**
 * One item from two readings of it.
 *
 * @param local the same item as the local reading has it, when it has it
 * @returns undefined when neither its name nor a price of it is on the paper
 */
export function readingOf(grounded: GroundedItem, local: ItemReading | undefined, context: ItemContext): ItemReading | undefined {
  const { text, legend, allergenLegend } = context;
  const isPriced = grounded.prices.some((price) => price.words.length > 0);
  if (!grounded.name && !isPriced) return undefined;
  const nameWords = grounded.name ? wordsAt(grounded.name.words, text) : [];
  const name = nameOf(grounded, local, nameWords, context);
  const pricing = pricingOf(grounded, local, context);
  const printed = takeDietaryMarks(grounded.name ? text.words[grounded.name.from]!.line.words.map((word) => word.text).join(' ') : '', legend);
  const dietary = local ? local.dietary : printed.dietary.length > 0 ? printed.dietary : undefined;
  // What the other reader describes is no print that is known to stand at this dish.
  const allergens = local ? local.allergens : printedAllergens({ letters: printed.letters, description: '', legend: allergenLegend });
  const description = grounded.description ?? local?.description;
  const addOns = addOnsOf(grounded, local, context);
  const priceWords = wordsAt(pricing.words, text);
  const nameRegion = nameWords.length > 0 ? regionOf(nameWords, text.page) : local?.source.name;
  const priceRegion = pricing.fromLocal ? local?.source.price : regionOf(priceWords, text.page);

  const confidence = { name: name.confidence, price: pricing.confidence, category: local?.confidence.category ?? DISPUTED };
  const settled = pricing.agreed && name.agreed && Math.min(confidence.name, confidence.price) >= SETTLED;
  // A doubt about an item that had no price says nothing of the price that was found since.
  const earlier = local?.uncertain && !settled && (pricing.fromLocal || pricesOf(local).length > 0) ? local.uncertainReason : undefined;
  const doubts = [...new Set([name.doubt, pricing.doubt].filter((doubt) => doubt !== undefined))];
  if (doubts.length === 0 && earlier) doubts.push(earlier);
  return {
    name: name.text,
    ...(description ? { description } : {}),
    ...pricing.parts,
    ...(addOns.length > 0 ? { addOns } : {}),
    ...(dietary ? { dietary: [...dietary] } : {}),
    ...(allergens && allergens.length > 0 ? { allergens: [...allergens] } : {}),
    confidence,
    source: { ...(nameRegion ? { name: nameRegion } : {}), ...(priceRegion ? { price: priceRegion } : {}) },
    uncertain: doubts.length > 0,
    ...(doubts.length > 0 ? { uncertainReason: doubts.join(' ') } : {}),
    signals: local?.signals ?? signalsAlone(nameWords, priceWords, grounded.prices.length, text),
  };
}

/** An item that only the local reading has: marked unless that reading is sure of it by itself. */
export function aloneReading(local: ItemReading): ItemReading {
  if (local.uncertain || Math.min(local.confidence.name, local.confidence.price) >= SURE_ALONE) return local;
  return { ...local, uncertain: true, uncertainReason: ONE_READING };
}

export const raised = (confidence: number): number => confidence + (1 - confidence) * AGREEMENT;

interface Name {
  readonly text: string;
  readonly confidence: number;
  readonly agreed: boolean;
  readonly doubt?: string;
}

function nameOf({ claim, name }: GroundedItem, local: ItemReading | undefined, words: readonly Word[], { text, legend }: ItemContext): Name {
  const claimed = tidyText(takeDietaryMarks(claim.name, legend).text);
  if (!name) {
    if (!local) return { text: claimed, confidence: NOT_FOUND, agreed: false, doubt: NAME_NOT_FOUND };
    const isSure = text.page.source === 'text-layer' || local.confidence.name >= SURE_ALONE;
    return { text: isSure ? local.name : claimed, confidence: DISPUTED, agreed: false, doubt: `We read this name as “${local.name}” and as “${claimed}”.` };
  }
  const printed = tidyText(words.map((word) => word.text).join(' '));
  const sure = text.page.source === 'text-layer' || words.every((word) => word.confidence >= SURE_WORD);
  const sameLetters = fold(printed) === fold(claimed);
  const spelled = local && local.name.toLowerCase() === claimed.toLowerCase() ? local.name : sameLetters || !sure ? claimed : printed;
  const agreed = local !== undefined && fold(local.name) === fold(claimed);
  const alone = mean(words) * name.similarity;
  return { text: spelled, confidence: local ? (agreed ? raised(local.confidence.name) : Math.max(local.confidence.name, alone * ALONE_NEAR)) : alone * ALONE_NEAR, agreed };
}

function pricingOf(grounded: GroundedItem, local: ItemReading | undefined, context: ItemContext): Pricing {
  const { text, currency } = context;
  const known = local ? pricesOf(local) : [];
  const claimed = grounded.prices;
  if (claimed.length === 0) return local ? localPricing(local, known) : { parts: { price: { text: '', minor: null } }, words: [], fromLocal: false, confidence: NOT_FOUND, agreed: false, doubt: NO_PRICE };

  const keys = (prices: readonly { text: string }[]): AmountKey[] => prices.flatMap((price) => amountsIn(price.text, currency));
  if (local && isSame(keys(claimed), keys(known))) return agreedPricing(grounded, local, known, currency);

  const found = claimed.every((price) => price.words.length > 0);
  const isFar = Math.max(...claimed.map((price) => price.reach)) > NEAR + 0.1;
  if (known.length > 0 && (!found || isFar)) {
    return { ...localPricing(local!, known), confidence: Math.min(local!.confidence.price, DISPUTED), doubt: bothValues(known, claimed, currency) };
  }
  const words = claimed.flatMap((price) => price.words);
  const parts = claimedParts(grounded, currency, text);
  if (known.length > 0) return { parts, words, fromLocal: false, confidence: DISPUTED, agreed: false, doubt: bothValues(known, claimed, currency) };
  if (!found) return { parts, words, fromLocal: false, confidence: NOT_FOUND, agreed: false, doubt: PRICE_NOT_FOUND };
  const printed = wordsAt(words, text);
  const least = Math.min(...printed.map((word) => word.confidence));
  const doubt = context.belongsToAnother(words) ? PRICE_OF_ANOTHER : isFar ? PRICE_ELSEWHERE : least < HARD_TO_READ || printed.some((word) => word.otherReading) ? HARD_PRICE : claimed.length > 1 && claimed.some((price) => !price.label) ? UNLABELLED : undefined;
  return { parts, words, fromLocal: false, confidence: least * (isFar || doubt ? ALONE_FAR : ALONE_NEAR), agreed: false, ...(doubt ? { doubt } : {}) };
}

/** The local reading's prices, which the other reader does not have. */
function localPricing(local: ItemReading, known: readonly PriceReading[]): Pricing {
  const parts = { price: local.price, ...(local.variants ? { variants: local.variants } : {}) };
  const isDoubtful = known.length > 0 && !local.uncertain && local.confidence.price < SURE_ALONE;
  return { parts, words: [], fromLocal: true, confidence: local.confidence.price, agreed: false, ...(isDoubtful ? { doubt: ONE_READING_OF_PRICE } : {}) };
}

function agreedPricing(grounded: GroundedItem, local: ItemReading, known: readonly PriceReading[], currency: string): Pricing {
  const labels = grounded.prices.map((price) => price.label);
  const variants = local.variants?.map((variant, index): VariantReading => ({ ...variant, label: isNameless(variant.label) ? (labels[index] ?? variant.label) : variant.label }));
  const unlabelled = variants?.some((variant) => isNameless(variant.label)) ?? false;
  // Variants in the other order cannot lend each other their labels.
  const sameOrder = isSameOrder(grounded.prices.flatMap((price) => amountsIn(price.text, currency)), known.flatMap((price) => amountsIn(price.text, currency)));
  const parts = { price: local.price, ...(variants ? { variants: sameOrder ? variants : local.variants } : {}) };
  return { parts, words: [], fromLocal: true, confidence: raised(local.confidence.price), agreed: true, ...(unlabelled ? { doubt: UNLABELLED } : {}) };
}

const isNameless = (label: string): boolean => /^Price \d+$/.test(label);

function claimedParts({ prices }: GroundedItem, currency: string, text: PrintedText): Pricing['parts'] {
  if (prices.length === 1) return { price: shownPrice(prices[0]!.text, currency) };
  const variants = prices.map(({ text: price, label, words }, index): VariantReading => {
    const source = regionOf(wordsAt(words, text), text.page);
    return { label: label ? tidyText(label) : `Price ${index + 1}`, price: shownPrice(price, currency), ...(source ? { source } : {}) };
  });
  return { price: { text: '', minor: null }, variants };
}

function addOnsOf(grounded: GroundedItem, local: ItemReading | undefined, { text, currency }: ItemContext): AddOnReading[] {
  const known = local?.addOns ?? [];
  const more = grounded.addOns
    .filter(({ name }) => !known.some((addOn) => fold(addOn.name) === fold(name)))
    .map(({ name, price, words }): AddOnReading => {
      const source = regionOf(wordsAt(words, text), text.page);
      return { name: tidyText(name), price: shownPrice(price, currency), ...(source ? { source } : {}) };
    });
  return [...known, ...more];
}

function bothValues(known: readonly PriceReading[], claimed: readonly { text: string }[], currency: string): string {
  const shown = (prices: readonly { text: string }[]): string => prices.map((price) => amountsIn(price.text, currency).map((key) => (key === 'unpriced' ? price.text : priceText(key, currency))).join(' – ') || price.text).join(' / ');
  return `We read ${shown(known)} and ${shown(claimed)} for this item.`;
}

const isSameOrder = (a: readonly AmountKey[], b: readonly AmountKey[]): boolean => a.length === b.length && a.every((key, index) => key === b[index]);
const isSame = (a: readonly AmountKey[], b: readonly AmountKey[]): boolean => a.length > 0 && isSameOrder([...a].sort(), [...b].sort());
const mean = (words: readonly Word[]): number => words.reduce((sum, word) => sum + word.confidence, 0) / words.length;

/** What is known of an item that the local reading does not have: its words and little more. */
function signalsAlone(nameWords: readonly Word[], priceWords: readonly Word[], prices: number, text: PrintedText): ReadingSignals {
  const least = (words: readonly Word[]): number => (words.length === 0 ? 0 : Math.min(...words.map((word) => word.confidence)));
  return {
    exactWords: text.page.source === 'text-layer' ? 1 : 0,
    nameWords: nameWords.length === 0 ? 0 : mean(nameWords),
    leastNameWord: least(nameWords),
    priceWords: least(priceWords),
    pageWords: text.page.words.length === 0 ? 0 : mean(text.page.words),
    unplacedShare: 0,
    roleMargin: 0, headingMargin: 0, linkCost: 0, linkMargin: 0, rowDistance: 0, likeOtherPrices: 0, likeOtherCents: 0, againstSection: 0,
    prices,
    inexact: 0,
    unlabelled: 0,
    bareHundreds: 0,
    repaired: 0,
    otherReading: priceWords.some((word) => word.otherReading) ? 1 : 0,
    oddLetters: 0,
    amountInName: 0,
    shortName: 0,
    sharedPrice: 0,
  };
}
