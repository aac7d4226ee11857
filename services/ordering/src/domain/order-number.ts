import { randomInt } from 'node:crypto';

/** No letters or digits that are mistaken for one another on the phone. */
const ALPHABET = 'ACDEFHJKLMNPRTUVWXY34679';
const LENGTH = 5;

/**
 * Makes order numbers such as "K7F4M": short, and not telling how many orders a restaurant has. Whoever stores them
 * sees to it that a menu uses each once.
 */
export class OrderNumbers {
  next(): string {
    return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  }
}
