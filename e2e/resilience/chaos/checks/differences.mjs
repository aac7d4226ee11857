import { escalationDifferences } from './escalation.mjs';
import { historyDifferences } from './histories.mjs';
import { messageDifferences } from './messages.mjs';
import { placingDifferences } from './placing.mjs';
import { portionDifferences } from './portions.mjs';
import { sumDifferences } from './sums.mjs';

/**
 * Holds the books against what guests and restaurants asked for and were told.
 * @param {readonly import('../guests.mjs').GuestOrder[]} wanted
 * @param {readonly import('./expected-messages.mjs').Reachable[]} restaurants
 * @param {import('../books.mjs').Books} books
 * @returns {string[]} every difference in words; empty when each accepted order exists once everywhere, and is and was
 * told as it should
 */
export function differences(wanted, restaurants, books) {
  return [
    ...placingDifferences(wanted, books),
    ...historyDifferences(wanted, books),
    ...escalationDifferences(restaurants, books),
    ...messageDifferences(restaurants, books),
    ...sumDifferences(wanted, books),
    ...portionDifferences(books),
  ];
}
