import { PRODUCT_NAME, STAFF_PASSWORD } from '@chalkboard/contracts';
import { PasswordWeakError } from './staff.errors';

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const FEWEST_DIFFERENT = 6;
/** A shorter name would forbid too many passwords by chance. */
const SHORTEST_NAME = 4;
/** What is left when these are taken out has to be long enough by itself: they are what everybody adds first. */
const TRIED_FIRST =
  /passwor[dt]|passw0rd|qwert[yz]u?i?o?p?|asdfgh?j?k?l?|letmein|welcome|iloveyou|administrator|admin|changeme|secret|0?123(4(5(6(7(8(90?)?)?)?)?)?)?|abc(d(e(f)?)?)?/g;
const FEWEST_LEFT = 8;

/**
 * Long enough, and not what is tried first. No rule asks for signs and capitals: they make passwords that are hard to
 * remember and easy to guess.
 * @throws PasswordWeakError saying what to do
 */
export function assertGoodPassword(password: string, { email, firstName, lastName }: PasswordOwner): void {
  const letters = [...password.normalize('NFKC')];
  if (letters.length < STAFF_PASSWORD.minLength)
    throw new PasswordWeakError(`The password must have at least ${STAFF_PASSWORD.minLength} characters.`);
  const lower = letters.join('').toLowerCase();
  const names = [email.split('@')[0] ?? '', firstName, lastName, PRODUCT_NAME]
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name.length >= SHORTEST_NAME);
  if (names.some((name) => lower.includes(name)))
    throw new PasswordWeakError(
      'The password must not have your name, your e-mail address or the name of the product in it.',
    );
  if (new Set(lower).size < FEWEST_DIFFERENT)
    throw new PasswordWeakError(`The password must have at least ${FEWEST_DIFFERENT} different characters.`);
  if ([...lower.replace(TRIED_FIRST, '')].length < FEWEST_LEFT) {
    throw new PasswordWeakError(
      'This password is one of those that are tried first. Please take one that only you would think of, such as four words that have nothing to do with each other.',
    );
  }
}
