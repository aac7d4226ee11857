import { PORTIONS } from '../restaurants.mjs';

/**
 * Whether each portion that was counted is either left or in an order that was neither rejected nor cancelled.
 * @param {import('../books.mjs').Books} books @returns {string[]}
 */
export function portionDifferences({ portions }) {
  return portions.flatMap(({ shareId, itemId, remaining, held, sold }) =>
    remaining + held === PORTIONS && held === sold
      ? []
      : [`portions of ${itemId} of ${shareId}: ${PORTIONS} counted, ${remaining} left, ${held} held, ${sold} sold`],
  );
}
