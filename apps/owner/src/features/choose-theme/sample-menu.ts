import { texts } from '../../texts';
import type { PicturedMenu } from './menu-picture';

/** Dishes for the preview of a menu that is not read yet. */
export const SAMPLE_CATEGORIES: PicturedMenu['categories'] = texts.look.sample.map(({ name, dishes }, section) => ({
  name,
  items: dishes.map(([dish, price, description], at) => ({
    id: `sample-${section}-${at}`,
    name: dish,
    price,
    description,
  })),
}));
