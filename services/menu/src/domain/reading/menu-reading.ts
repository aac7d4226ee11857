import type { DoubtKind } from '@chalkboard/contracts/http/menu-choices';

/** Where on the source something was found: page from 1, box in fractions of that page. */
export interface SourceRegion {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A price as printed, with the currency's sign where it is an amount; `minor` is null when there is no exact amount.
 */
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
  /**
   * Recognition's mean and least confidence in the words of the name, and its least confidence in the price (0 to 1).
   */
  nameWords: number;
  leastNameWord: number;
  priceWords: number;
  /** Recognition's mean confidence in all words of the page. */
  pageWords: number;
  /**
   * How likely the name begins where it does; its words are a name, on average and at least; and it ends where it does
   * (0 to 1).
   */
  nameStart: number;
  nameRole: number;
  leastNameRole: number;
  nameEnd: number;
  /** How likely the price belongs to the name, and how likely to the next best name (0 to 1). */
  link: number;
  linkRival: number;
  /** How likely the item stands under its heading; 0 under none. */
  heading: number;
  /** Share (0 to 1) of the prices of the menu that are written like this one: with cents, with a sign. */
  likeOtherPrices: number;
  /**
   * Share (0 to 1) of the prices of the menu with the same cents: misread figures make cents that no other price has.
   */
  likeOtherCents: number;
  /**
   * Natural logarithm of the price over the middle price of the section, and of the menu; 0 when there is no amount.
   */
  againstSection: number;
  againstMenu: number;
  /** Share of the menu's items that have a price of their own. */
  pricedShare: number;
  /**
   * How likely the names of the menu are names, and its prices belong to theirs, on average (0 to 1); share of its
   * prices that found no place.
   */
  menuNames: number;
  menuLinks: number;
  openPrices: number;
  /** Prices that nobody has and that stand on the rows of its name or just below: a size may be missing. */
  openBeside: number;
  /** Count of prices, 0 for none. */
  prices: number;
  /** Natural logarithm of the highest over the lowest of its prices. */
  spread: number;
  /** 1 when what is printed is no exact amount. */
  inexact: number;
  /** 1 when several prices have nothing that says what each is for. */
  unlabelled: number;
  /** 1 when a recognised amount has three figures or more and no cents: a point may have been lost. */
  bareHundreds: number;
  /** 1 when letters were taken for figures, or a point put in, to make sense of the price. */
  repaired: number;
  /**
   * 1 when two recognisers read the price differently; 1 when both read the same; 1 when both did, or one the same in
   * each of several pictures.
   */
  otherReading: number;
  confirmed: number;
  steadyFigures: number;
  /** Letters of the name that words are not made of (figures, signs), as a share. */
  oddLetters: number;
  /** 1 when the name holds what looks like an amount. */
  amountInName: number;
  /** Letters of the name, and lines that it stands on. */
  nameLength: number;
  nameLines: number;
  /** 1 when the price was taken from the section. */
  sharedPrice: number;
  /** How many other items have the very same printed price. */
  sharers: number;
  /** 1 when it stands right below a name without a price, so that it may be its description. */
  openAbove: number;
  /** Share of the menu's items with a price of which that is so. */
  menuOpenAbove: number;
  itemsInCategory: number;
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
  /** What to ask its owner; absent where only the reason says it. */
  doubt?: { kind: DoubtKind; otherPrice?: string; unsureWords?: string[] };
  signals: ReadingSignals;
}

/** Print that was found a place neither in an item nor in a heading, a note or the letterhead. */
export interface UnplacedPrint {
  /** As far as it could be read; absent where print was seen and could not be read. */
  text?: string;
  source: SourceRegion;
}

/** What became of the print of a menu, by the ink of its words. */
export interface PrintAccount {
  /** Share (0 to 1) of the print that has a place. */
  placed: number;
  unplaced: UnplacedPrint[];
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

/** Where the details of the house stand; `text` of the hours as printed. */
export interface HousePlaces {
  name?: SourceRegion;
  phone?: SourceRegion;
  address?: SourceRegion;
  hours?: { text: string; source: SourceRegion };
}

/** What was read from one menu, over all its pages. Nothing in it was invented: what is not printed is absent. */
export interface MenuReading {
  restaurantName?: string;
  restaurantDescription?: string;
  restaurantAddress?: string;
  restaurantPhone?: string;
  /** Where these stand, and where the opening hours do. */
  house?: HousePlaces;
  /** ISO 4217, from the signs on the page. */
  currency: string;
  /** No page names a currency: `currency` is a proposal, and the owner has to say whether it is right. */
  currencyAssumed?: true;
  /** ISO 639-1. */
  language: string;
  categories: CategoryReading[];
  /** Prices found on the pages, how many of them have an item, an extra or a section, and which have none. */
  prices: { seen: number; placed: number; unplaced: UnplacedPrice[] };
  /** What became of all that is printed: nothing is dropped without being named here. */
  print: PrintAccount;
}
