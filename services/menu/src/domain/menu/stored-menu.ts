import type { Menu, MenuCategory, MenuPhoto, OwnPrice, ReadingFacts } from '@chalkboard/contracts';

/** A link that gives the right to change a menu to each device that opens it, until it is revoked. */
export interface KeptEditLink {
  readonly id: string;
  /** SHA-256 (hex) of its secret, which itself is not kept. */
  readonly secretHash: string;
  readonly label: string;
  /** ISO instants: links lie as JSON. */
  readonly createdAt: string;
  readonly lastUsedAt?: string;
  /** Hashes of the visitors that have the right by it. */
  readonly visitors: readonly string[];
}

/** Which menu a location has its dishes from, and what it charges in place of that one's prices. */
export interface Follows {
  readonly main: string;
  readonly prices: readonly OwnPrice[];
}

/** A menu as it is kept: what everyone may see, and who may change it. */
export interface StoredMenu {
  readonly menu: Menu;
  /** SHA-256 (hex) of the visitor secrets that may edit it by a right of their own. */
  readonly editRightHashes: readonly string[];
  /** Links that give that right to others, with whom they gave it to. */
  readonly editLinks?: readonly KeptEditLink[];
  /** The business it belongs to, and which of its locations it is of. */
  readonly businessId?: string;
  readonly locationId?: string;
  /** Of a location: what it follows, for as long as there is the location. */
  readonly follows?: Follows;
  /** Of a location that its owner has removed: it is off the net, and can be put back. */
  readonly closed?: true;
  /** The version in which what is in the menu changed last; absent: the newest. After it only rights changed. */
  readonly contentVersion?: number;
  /** How it was read; absent for a menu that was not, and where nobody asked for it. */
  readonly reading?: KeptReading;
  /** The photographs that are kept for it, shown or not; present where it is changed. */
  readonly photos?: readonly MenuPhoto[];
}

/** What is kept of the reading that a menu was made from. */
export interface KeptReading {
  readonly facts: ReadingFacts;
  /** The categories as they were read, before any change. */
  readonly categories: readonly MenuCategory[];
}
