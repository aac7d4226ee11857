import { TRANSLATION } from '@chalkboard/contracts';
import { MenuError } from './menu.errors';

/**
 * How much of each menu a model was asked to translate: a port. Whoever uploads a menu may ask, and the operator pays.
 */
export abstract class SuggestedLetters {
  /**
   * Counts letters before they are translated.
   * @param day as `dayOf` gives it
   * @returns how many there were on this day, with these
   */
  abstract take(shareId: string, day: string, letters: number): Promise<number>;
  /** @returns how many counts are gone */
  abstract removeBefore(day: string): Promise<number>;
}

/** The calendar day of an instant, UTC: "2026-11-21". */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** @throws MenuError `menu.too_many_suggestions` */
export function assertLettersLeft(letters: number): void {
  if (letters <= TRANSLATION.lettersADay) return;
  throw new MenuError(
    'menu.too_many_suggestions',
    'So much of this menu was translated today that no more is suggested. Please go on tomorrow, or write the rest yourself.',
  );
}
