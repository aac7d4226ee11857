/** Ordering at the table: what is taken, and how long a phone counts as one that sits there. */
export const TABLES = {
  /** Tables of one menu. */
  most: 300,
  nameLetters: 30,
  /** A phone that joined a table is asked to scan again after this time, hours. */
  visitHours: 12,
} as const;

/** What guests can ask for without ordering. */
export const TABLE_CALLS = ['waiter', 'bill'] as const;
export type TableCallKind = (typeof TABLE_CALLS)[number];

/** How a tab ended: paid so, or nobody sat there. */
export const TAB_ENDS = ['card', 'cash', 'unpaid'] as const;
export type TabEnd = (typeof TAB_ENDS)[number];
