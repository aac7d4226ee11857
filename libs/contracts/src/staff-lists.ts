/** Apart from its schemas: screens need names and limits, and no parser. */

/** The lists of which staff can keep views. */
export const VIEWED_LISTS = ['businesses', 'reviews', 'inbox'] as const;
export type ViewedList = (typeof VIEWED_LISTS)[number];

/** Views of one list that a member of staff can keep, and the letters of their names. */
export const SAVED_VIEWS = { maxOfList: 12, nameLetters: 40 } as const;
