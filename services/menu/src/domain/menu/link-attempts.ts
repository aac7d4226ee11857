import { MenuError } from './menu.errors';

/**
 * More in one hour from one network address are refused: nobody opens so many, and nobody guesses 256 bits by fewer.
 */
export const MAX_LINK_ATTEMPTS = 60;
export const LINK_ATTEMPTS_MS = 3_600_000;

/** How often somebody tried to open an edit link: a port. */
export abstract class LinkAttempts {
  /**
   * Counts an attempt before it is known whether it succeeds.
   * @param address as `addressKey` gives it
   * @returns how many there were in this hour, with this one
   */
  abstract take(address: string, hour: Date): Promise<number>;
  /** @returns how many counts are gone */
  abstract removeBefore(hour: Date): Promise<number>;
}

/** The beginning of the hour that an instant lies in. */
export function hourOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / LINK_ATTEMPTS_MS) * LINK_ATTEMPTS_MS);
}

/** @throws MenuError `menu.too_many_tries` */
export function assertAttemptsLeft(attempts: number, now: Date): void {
  if (attempts <= MAX_LINK_ATTEMPTS) return;
  const retryAfterSeconds = Math.ceil((hourOf(now).getTime() + LINK_ATTEMPTS_MS - now.getTime()) / 1000);
  throw new MenuError(
    'menu.too_many_tries',
    'Too many links were tried from your network. Please wait an hour and try again.',
    { retryAfterSeconds },
  );
}
