import { UI_LANGUAGES, type UiLanguage } from '@chalkboard/contracts';
import type { createDrawing, Drawing } from './drawing';

/** What draws, by the language. */
export type Drawings = Readonly<Record<UiLanguage, Drawing>>;

/** Beside the server's own script; each query is an instance of its own, so that no two languages meet. */
const addressOf = (language: UiLanguage) => `./drawing.mjs?${language}`;

/** Loads what draws, in every language. */
export async function loadDrawings(): Promise<Drawings> {
  const drawings = UI_LANGUAGES.map(async (language) => {
    const instance = (await import(/* webpackIgnore: true */ addressOf(language))) as {
      readonly createDrawing: typeof createDrawing;
    };
    return [language, await instance.createDrawing(language)] as const;
  });
  return Object.fromEntries(await Promise.all(drawings)) as Record<UiLanguage, Drawing>;
}
