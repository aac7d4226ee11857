import { HOW_TO_STOP } from './order-message';
import { quotable } from './quotable';

/**
 * What a restaurant's number reads when a channel is tried. Anybody can print anybody's number on a menu, so a name is
 * repeated only where it cannot be read as an advertisement.
 */
export function writeTestText({
  restaurantName,
  productName,
}: {
  readonly restaurantName: string;
  readonly productName: string;
}): string {
  const name = quotable(restaurantName) ?? 'Your restaurant';
  return [
    `${name}: this is a test from ${productName}. Orders come to this number like this.`,
    'Reply 1 to confirm that this is your number.',
    HOW_TO_STOP,
  ].join('\n');
}
