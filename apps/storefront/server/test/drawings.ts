import { UI_LANGUAGES, type UiLanguage } from '@chalkboard/contracts';
import type * as module from '../src/drawing';
import type { Drawing } from '../src/drawing';
import type { Drawings } from '../src/drawings';

/** As `loadDrawings` of the built server: an instance of all that draws for each language. */
export async function drawingsForTests(): Promise<Drawings> {
  const drawings: Partial<Record<UiLanguage, Drawing>> = {};
  for (const language of UI_LANGUAGES)
    await jest.isolateModulesAsync(async () => {
      const { createDrawing } = (await import('../src/drawing')) as typeof module;
      drawings[language] = await createDrawing(language);
    });
  return drawings as Record<UiLanguage, Drawing>;
}
