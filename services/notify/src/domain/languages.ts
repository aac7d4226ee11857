import type { BusinessNotice, UiLanguage } from '@chalkboard/contracts';
import { messageLanguage } from '../texts/texts';

/** What is known of the languages of a restaurant; BCP 47. */
export interface RestaurantLanguages {
  /** What its owner chose for messages and tickets; absent: nothing. */
  readonly messageLanguage?: string | null | undefined;
  /** Of its menu; absent: not known. */
  readonly language?: string | null | undefined;
}

/** Of messages and tickets to the restaurant: what its owner chose, else English. */
export function restaurantLanguage({ messageLanguage: chosen }: RestaurantLanguages): UiLanguage {
  return messageLanguage(chosen);
}

/** Of calls and opening drills: what its owner chose, else that of its menu. */
export function drillLanguage({ messageLanguage: chosen, language }: RestaurantLanguages): UiLanguage {
  return messageLanguage(chosen ?? language);
}

/**
 * Of e-mails to the owner about a restaurant: what they chose for themselves, else what they chose for the restaurant,
 * else that of their pages, else that of the menu.
 */
export function ownerLanguage(
  { language, languageChosen }: Pick<BusinessNotice, 'language' | 'languageChosen'>,
  { messageLanguage: ofRestaurant, language: ofMenu }: RestaurantLanguages,
): UiLanguage {
  return messageLanguage(languageChosen ? language : (ofRestaurant ?? language ?? ofMenu));
}

/**
 * Of messages to a guest: the one that the guest read the page in, else that of the menu.
 * @param read BCP 47; absent: not known, as of an order that the restaurant entered
 */
export function guestLanguage(read: string | undefined, { language }: RestaurantLanguages): UiLanguage {
  return messageLanguage(read ?? language);
}
