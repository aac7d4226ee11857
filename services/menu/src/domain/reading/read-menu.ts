import { allergenLegend } from './allergens';
import { categoryReadings } from './category-readings';
import { currencyOfMenu } from './currency';
import { dietaryLegend } from './dietary';
import { languageOf } from './language';
import { readLetterhead } from './letterhead';
import { textOf } from './lines';
import type { MenuReading } from './menu-reading';
import { structureOf } from './menu-structure';
import type { Page } from './page';
import { countPrices } from './price-count';

export { UNNAMED_CATEGORY } from './category-readings';

export type ReadingStage = 'structuring' | 'categorising' | 'formatting';

/**
 * Reads pages of words as a menu. Nothing is invented: what is not printed is absent, and what is doubtful is marked.
 *
 * @param pages all pages of one menu, in order
 * @param onStage called as each stage begins
 */
export function readMenu(pages: readonly Page[], onStage: (stage: ReadingStage) => void = () => undefined): MenuReading {
  onStage('structuring');
  const { lines, features, roled, drafts } = structureOf(pages);

  onStage('categorising');
  const letterhead = readLetterhead(features, roled.roles, drafts, pages);

  onStage('formatting');
  const prices = countPrices(features, drafts, pages);
  const text = lines.map((line) => textOf(line.words)).join('\n');
  const language = languageOf(text);
  const currency = currencyOfMenu({ prices: features.flatMap((line) => line.source.prices.map((price) => price.text)), text, exact: pages.every((page) => page.source === 'text-layer'), language });
  return {
    ...letterhead,
    currency,
    language,
    categories: categoryReadings({ drafts, pages, currency, legend: dietaryLegend(text), allergenLegend: allergenLegend(text), counted: prices }),
    prices,
  };
}
