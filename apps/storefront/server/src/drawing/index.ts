import type { UiLanguage } from '@chalkboard/contracts';
import { loadTexts } from '@chalkboard/storefront/load-texts';
import type { drawing } from './draw';

/** Draws pages with the app's words of one language. */
export type Drawing = typeof drawing;

/**
 * What draws in a language. An instance of this module draws in one language only: `draw-in-language.ts` has one for
 * each.
 */
export async function createDrawing(language: UiLanguage): Promise<Drawing> {
  await loadTexts(['menu', 'directory'], language);
  // The words first: what reads them is evaluated after.
  return (await import(/* webpackMode: "eager" */ './draw')).drawing;
}
