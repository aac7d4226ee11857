import type { PreviewedMenu } from './theme-preview';
import { texts } from '../../texts';

/** Dishes for the preview of a menu that is not read yet. */
export const SAMPLE_CATEGORIES: PreviewedMenu['categories'] = texts.look.sample.map(({ name, dishes }, section) => ({
  name,
  items: dishes.map(([dish, price, description], at) => ({ id: `sample-${section}-${at}`, name: dish, price, description })),
}));
