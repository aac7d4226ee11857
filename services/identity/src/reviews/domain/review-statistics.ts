/** How many published reviews there are, and what their ratings come to in all. */
export interface RatingSum {
  readonly count: number;
  readonly ratings: number;
}

/** The average as an integer, 437 for 4.37; 0 where there are none. */
export function ratingTimes100({ count, ratings }: RatingSum): number {
  return count === 0 ? 0 : Math.round((ratings * 100) / count);
}

/** The average to one decimal; null where there are none. */
export function averageRating({ count, ratings }: RatingSum): number | null {
  return count === 0 ? null : Math.round((ratings * 10) / count) / 10;
}
