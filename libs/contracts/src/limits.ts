/** Limits and defaults of the product: read by servers and screens alike, so that no figure is written twice. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365 * DAY_MS;

export const UPLOAD = {
  /** A file must be smaller than this (bytes). */
  maxBytes: 10 * 1024 * 1024,
  maxFiles: 10,
  mimeTypes: ['image/jpeg', 'image/jpg', 'image/png', 'application/pdf'],
  /** For `<input accept>`. */
  accept: '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf',
  /** An uploaded original is deleted after this time. */
  keepMs: DAY_MS,
} as const;

/** Sizes of a menu that are taken; what is above them is refused. */
export const MENU_SIZE = {
  categories: 300,
  itemsInCategory: 1500,
  variants: 30,
  addOns: 100,
  dietary: 20,
  allergens: 40,
  texts: 20_000,
} as const;

/** Several restaurants with one menu. */
export const LOCATIONS = {
  /** Of one main menu, besides itself. */
  max: 20,
  /** With those that were removed: each can be put back. */
  maxKept: 60,
  /** Prices of its own that one location can have. */
  maxPrices: 10_000,
  /** Prices that are set in one call. */
  pricesAtOnce: 2000,
} as const;

/** JSON bodies above this are refused with 413; a menu of 1500 items with variants and add-ons fits. */
export const JSON_BODY_MAX_BYTES = 1024 * 1024;

export const TRANSLATION = {
  /** Texts that a model is asked for in one call: the answer has to come before the edge gives up. */
  suggestedAtOnce: 20,
  /** Printed letters of one menu that a model is asked to translate in a day; a menu of 300 dishes has some 25,000. */
  lettersADay: 150_000,
} as const;

/** Letters that a text can have at most. */
export const LETTERS = {
  restaurantName: 200,
  restaurantDescription: 2000,
  restaurantAddress: 500,
  allergyNote: 1000,
  holidayNote: 120,
  /** Of a category, an item, an extra. */
  name: 200,
  categoryNote: 1000,
  itemDescription: 2000,
  sizeLabel: 80,
  allergen: 60,
  /** As an owner writes it. */
  price: 40,
  customerName: 120,
  customerAddress: 400,
  postcode: 20,
  orderNotes: 1000,
  /** Why an order is turned down or cancelled. */
  reason: 300,
  phone: 40,
  email: 200,
  website: 300,
} as const;

export const ORDER = {
  /** Portions of one dish that can be counted. */
  maxPortions: 9999,
  defaultDeliveryFee: '5.00',
  defaultMinimumOrder: '0.00',
  maxLines: 100,
  maxQuantity: 99,
  /** Extras of one dish in a line. */
  maxAddOns: 20,
  /** Options of all groups of a line, and of what is chosen within one. */
  maxChoices: 30,
  /** Letters that can be asked with a dish. */
  maxItemNotes: 200,
  /** The longest time that can be told or waited for. */
  maxMinutes: 240,
  /** The most that a busy kitchen adds to it, minutes. */
  maxBusyExtraMinutes: 180,
  /** How long a price that a quote gave is charged, though a happy hour has ended since. */
  quoteHoldsMs: 10 * 60_000,
  /** How long an idempotency key is remembered. */
  idempotencyKeepMs: 2 * DAY_MS,
} as const;

export const TOAST = { visible: 1, durationMs: 5000, swipePx: 50, hotkey: 'F8' } as const;

export const CART_POLL_MS = 1000;

/** How long a loading state waits before it shows itself. */
export const LOADING_DELAY_MS = 150;

/** Opening drills. */
export const DRILL = {
  /** All messages are settled within it, so that what nobody answers is known by opening. */
  leastMinutesBefore: 15,
  mostMinutesBefore: 120,
  /** One that could not begin until so long before opening leaves nobody time to answer, and is left out. */
  leastMsToAnswer: 5 * 60_000,
  /** How many of the last ones the owner sees. */
  shown: 7,
  /** How long they are kept. */
  keptMs: 90 * DAY_MS,
} as const;

export const RETENTION = {
  /** Of an order nothing but its day's totals is kept after this time. */
  ordersMs: YEAR_MS,
  /** Of what figures are counted from, nothing but the totals of a month is kept after this time. */
  analyticsMs: 2 * YEAR_MS,
  /** What somebody typed into a signup and left. */
  signupDraftMs: 30 * DAY_MS,
  /** Number, address and text of a message; its bare record stays as long as the order. */
  messageContentMs: 30 * DAY_MS,
  /**
   * A logo that no menu shows, when it was not sent again for so long: by then the menu it was sent for has it, or
   * never will.
   */
  unusedLogoMs: HOUR_MS,
  /** A photograph that its menu shows no more, or never did: until then it can be put back. */
  unusedPhotoMs: DAY_MS,
  /** The receipt of a customer's erasure, which names nobody. */
  erasureReceiptMs: YEAR_MS,
  streamMs: 14 * DAY_MS,
  /** Longer than a stream keeps the event: what the broker loses is published again from here. */
  publishedOutboxMs: 15 * DAY_MS,
  deadLetterMs: 30 * DAY_MS,
  /** Longer than any event can come again. */
  inboxMs: 45 * DAY_MS,
} as const;

export const STAFF_SESSION = {
  accessTokenMs: 10 * 60_000,
  refreshMs: 7 * DAY_MS,
  /** Nobody has asked for a new token for so long: the session is over. */
  idleMs: 30 * 60_000,
  /** Wrong passwords per account before it is locked for `lockMs`. */
  maxFailures: 5,
  lockMs: 15 * 60_000,
} as const;

/** The http-only cookie that holds an owner's token. */
export const OWNER_COOKIE = 'owner';

export const OWNER_SESSION = {
  accessTokenMs: 10 * 60_000,
  refreshMs: 30 * DAY_MS,
} as const;

export const SIGN_IN = {
  /** How long a link and a code that somebody asked for work. */
  validMs: 15 * 60_000,
  /** How long the link of an approval or an invitation works: it comes unasked, and is read later. */
  unaskedValidMs: DAY_MS,
  /** Wrong codes after which a message's code is dead. */
  codeTries: 5,
} as const;

/** How customers get at what is kept of them. */
export const PRIVACY = {
  /** How long a code proves that somebody is reached by a number or an address. */
  codeValidMs: SIGN_IN.validMs,
  /** Wrong codes after which a request is dead. */
  codeTries: SIGN_IN.codeTries,
  /** How long what is kept can be looked at, fetched and erased by who has proved it. */
  openMs: 30 * 60_000,
  /** An order that nobody has ended is erased so long after it was placed, or is wanted. */
  openOrderMs: 3 * DAY_MS,
  /** An erasure that should have come further by then is asked for once more. */
  stalledMs: DAY_MS,
  /** Staff is told by the service's log of an erasure that is so late. */
  overdueMs: 7 * DAY_MS,
} as const;

/** The stages of a digitisation, in order, with the percentage each one shows when it is entered. */
export const EXTRACTION_STAGES = [
  { stage: 'uploading', percent: 20, text: 'Uploading file...' },
  { stage: 'reading', percent: 40, text: 'Extracting text with OCR...' },
  { stage: 'structuring', percent: 60, text: 'Identifying menu structure...' },
  { stage: 'categorising', percent: 80, text: 'Categorizing menu items...' },
  { stage: 'formatting', percent: 95, text: 'Formatting prices and descriptions...' },
  { stage: 'done', percent: 100, text: 'Complete! Preparing your menu...' },
] as const;

/**
 * Limits of one `found` event of a reading (`ReadingFound`). A page that holds more is shown with its first lines and
 * dishes.
 */
export const LIVE_READING = { lines: 400, dishes: 150, letters: 120, priceLetters: 40 } as const;
