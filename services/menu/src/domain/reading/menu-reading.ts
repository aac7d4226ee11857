/** Where on the source something was found: page from 1, box in fractions of that page. */
export interface SourceRegion {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A price as printed, with the currency's sign where it is an amount; `minor` is null when there is no exact amount. */
export interface PriceReading {
  text: string;
  minor: number | null;
}

export interface VariantReading {
  label: string;
  price: PriceReading;
  source?: SourceRegion;
}

export interface AddOnReading {
  name: string;
  price: PriceReading;
  source?: SourceRegion;
}

/**
 * What speaks for and against a reading of one item, as numbers: the ground on which the probability that its name,
 * price and category are right is estimated. Never shown to people.
 */
export interface ReadingSignals {
  /** 1 when a text layer gave the words, so that no letter can be misread. */
  exactWords: number;
  /** Recognition's mean and least confidence in the words of the name, and its least confidence in the price (0 to 1). */
  nameWords: number;
  leastNameWord: number;
  priceWords: number;
  /** Recognition's mean confidence in all words of the page. */
  pageWords: number;
  /** Share of the menu's prices that stand on this page and found no place. */
  unplacedShare: number;
  /** How much better (log weight) the menu as a whole reads with this item's lines in their roles than in any other. */
  roleMargin: number;
  /** The same for the heading above; 0 when the item stands under none. */
  headingMargin: number;
  /** What the price's place costs by the habit of the page, and how much more the next best place for it would (0 to 10). */
  linkCost: number;
  linkMargin: number;
  /** How far the price's line stands from the name's, in type sizes. */
  rowDistance: number;
  /** Share (0 to 1) of the prices of the menu that are written like this one: with cents, with a sign. */
  likeOtherPrices: number;
  /** Share (0 to 1) of the prices of the menu with the same cents: misread figures make cents that no other price has. */
  likeOtherCents: number;
  /** Natural logarithm of the price over the section's middle price; 0 when there is no amount. */
  againstSection: number;
  /** Count of prices, 0 for none. */
  prices: number;
  /** 1 when what is printed is no exact amount. */
  inexact: number;
  /** 1 when several prices have nothing that says what each is for. */
  unlabelled: number;
  /** 1 when a recognised amount has three figures or more and no cents: a point may have been lost. */
  bareHundreds: number;
  /** 1 when letters were taken for figures to make sense of the price. */
  repaired: number;
  /** 1 when two looks at the price differ. */
  otherReading: number;
  /** Letters of the name that words are not made of (figures, signs), as a share. */
  oddLetters: number;
  /** 1 when the name holds what looks like an amount, 1 when it is shorter than dishes are called. */
  amountInName: number;
  shortName: number;
  /** 1 when the price was taken from the section. */
  sharedPrice: number;
}

export interface ItemReading {
  name: string;
  description?: string;
  /** `text` is empty when nothing was printed, or when the prices stand in `variants`. */
  price: PriceReading;
  variants?: VariantReading[];
  addOns?: AddOnReading[];
  dietary?: string[];
  /** As they are printed. */
  allergens?: string[];
  confidence: { name: number; price: number; category: number };
  source: { name?: SourceRegion; price?: SourceRegion };
  uncertain: boolean;
  /** Why it is uncertain, as a sentence for the owner. */
  uncertainReason?: string;
  signals: ReadingSignals;
}

/** A price that stands on the paper and belongs to nothing that was read. */
export interface UnplacedPrice {
  text: string;
  /** The words of its line, as a name would be written. */
  beside?: string;
  source?: SourceRegion;
}

export interface CategoryReading {
  name: string;
  /** Where its heading stands; absent when items stand under none. */
  source?: SourceRegion;
  note?: string;
  items: ItemReading[];
}

/** What was read from one menu, over all its pages. Nothing in it was invented: what is not printed is absent. */
export interface MenuReading {
  restaurantName?: string;
  restaurantDescription?: string;
  restaurantAddress?: string;
  restaurantPhone?: string;
  /** ISO 4217, from the signs on the page. */
  currency: string;
  /** ISO 639-1. */
  language: string;
  categories: CategoryReading[];
  /** Prices found on the pages, how many of them have an item, an extra or a section, and which have none. */
  prices: { seen: number; placed: number; unplaced: UnplacedPrice[] };
}
