import { formatMoney } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import type { PicturedMenu } from './menu-picture';

/** In cents. */
const PRICES = [
  [750, 900],
  [1850, 1600],
] as const;

/** Dishes for the preview of a menu that is not read yet. */
export const SAMPLE_CATEGORIES: PicturedMenu['categories'] = texts.look.sample.map(({ name, dishes }, section) => ({
  name,
  items: dishes.map(({ name: dish, text: description }, at) => ({
    id: `sample-${section}-${at}`,
    name: dish,
    price: formatMoney(PRICES[section]?.[at] ?? 0, 'USD'),
    description,
  })),
}));
