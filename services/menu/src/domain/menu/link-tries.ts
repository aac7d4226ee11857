import { MenuError } from './menu.errors';

/**
 * More in one hour from one network address are refused: nobody opens so many, and nobody guesses 256 bits by fewer.
 */
export const MOST_LINK_TRIES = 60;
export const LINK_TRIES_MS = 3_600_000;

/** How often somebody tried to open an edit link: a port. */
export abstract class LinkTries {
  /**
   * Counts a try before it is known whether it succeeds.
   * @param address as `addressKey` gives it
   * @returns how many there were in this hour, with this one
   */
  abstract take(address: string, hour: Date): Promise<number>;
  /** @returns how many counts are gone */
  abstract removeBefore(hour: Date): Promise<number>;
}

/** The beginning of the hour that an instant lies in. */
export function hourOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / LINK_TRIES_MS) * LINK_TRIES_MS);
}

/** @throws MenuError `menu.too_many_tries` */
export function assertTriesLeft(tries: number, now: Date): void {
  if (tries <= MOST_LINK_TRIES) return;
  const retryAfterSeconds = Math.ceil((hourOf(now).getTime() + LINK_TRIES_MS - now.getTime()) / 1000);
  throw new MenuError(
    'menu.too_many_tries',
    'Too many links were tried from your network. Please wait an hour and try again.',
    { retryAfterSeconds },
  );
}
