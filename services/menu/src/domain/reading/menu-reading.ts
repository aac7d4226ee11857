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
}

export interface AddOnReading {
  name: string;
  price: PriceReading;
}

export interface ItemReading {
  name: string;
  description?: string;
  /** `text` is empty when nothing was printed, or when the prices stand in `variants`. */
  price: PriceReading;
  variants?: VariantReading[];
  addOns?: AddOnReading[];
  dietary?: string[];
  confidence: { name: number; price: number };
  source: { name?: SourceRegion; price?: SourceRegion };
  uncertain: boolean;
  /** Why it is uncertain, as a sentence for the owner. */
  uncertainReason?: string;
}

export interface CategoryReading {
  name: string;
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
  /** Prices found on the pages, and how many of them have an item. */
  prices: { seen: number; placed: number };
}
