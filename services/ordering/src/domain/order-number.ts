import { randomInt } from 'node:crypto';

/** No letters or digits that are mistaken for one another on the phone. */
const ALPHABET = 'ACDEFHJKLMNPRTUVWXY34679';
const LENGTH = 5;

/** A new order number, such as "K7F4M". Unguessable enough not to tell how many orders a restaurant has; unique only together with its menu. */
export function newOrderNumber(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
