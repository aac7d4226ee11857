import type { UiLanguage } from '@chalkboard/contracts';
import { say } from '../texts/texts';
import { quotable } from './quotable';

/**
 * What a restaurant's number reads when a channel is tried. Anybody can print anybody's number on a menu, so a name is
 * repeated only where it cannot be read as an advertisement.
 */
export function writeTestText({
  restaurantName,
  productName,
  language,
}: {
  readonly restaurantName: string;
  readonly productName: string;
  readonly language: UiLanguage;
}): string {
  const restaurant = quotable(restaurantName) ?? say(language, 'orders', 'yourRestaurant');
  return [
    say(language, 'orders', 'testText', { restaurant, product: productName }),
    say(language, 'orders', 'testConfirm'),
    say(language, 'orders', 'stop'),
  ].join('\n');
}
