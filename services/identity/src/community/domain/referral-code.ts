/** None that is mistaken for another one. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 12;

/**
 * Code of a referrer's link: short enough to be read out, and guessed by nobody.
 * @param random at least 12 random bytes
 */
export function referralCode(random: Uint8Array): string {
  return [...random.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
