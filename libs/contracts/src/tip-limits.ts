/** What a restaurant can propose as a tip. The most that a guest can give is as much as the dishes cost. */
export const TIP = {
  maxShares: 4,
  /** Percent of the dishes. */
  maxShare: 50,
  /** What the form begins with. */
  usualShares: [10, 15, 20],
} as const;
