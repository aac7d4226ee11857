import { allergenLegend } from './allergens';
import { categoryReadings } from './category-readings';
import { currencyOfMenu } from './currency';
import { dietaryLegend } from './dietary';
import { drawnDiets } from './drawn-marks';
import { languageOf } from './language';
import { readLetterhead } from './letterhead';
import type { MenuReading } from './menu-reading';
import { structureOf } from './menu-structure';
import type { Page } from './page';
import { countPrices, openPrices } from './price-count';
import { printAccount } from './print-account';
import type { ReadingModel } from './reading-model';
import { READING_MODEL } from './reading-weights';

export type ReadingStage = 'structuring' | 'categorising' | 'formatting';

/**
 * Turns pages of words into a menu. It invents nothing: what is not printed is absent, and what is uncertain is marked.
 *
 * @param pages all pages of one menu, in order
 * @param onStage called as each stage begins
 * @param model the fitted weights
 */
export function readMenu(
  pages: readonly Page[],
  onStage: (stage: ReadingStage) => void = () => undefined,
  model: ReadingModel = READING_MODEL,
): MenuReading {
  onStage('structuring');
  const structure = structureOf(pages, model);

  onStage('categorising');
  const { house, ...letterhead } = readLetterhead(structure);

  onStage('formatting');
  const { tagged, parts, drafts } = structure;
  const text = tagged.print.segments.map((segment) => segment.tokens.map((token) => token.text).join(' ')).join('\n');
  const language = languageOf(text);
  const { currency, printed } = currencyOfMenu({
    prices: parts.prices.map(({ token }) => token.amount!.text),
    text,
    ...(letterhead.restaurantPhone && { phone: letterhead.restaurantPhone }),
    ...(letterhead.restaurantAddress && { address: letterhead.restaurantAddress }),
    language,
  });
  const { categories, dropped } = categoryReadings({
    drafts,
    pages,
    currency,
    legend: dietaryLegend(text),
    allergenLegend: allergenLegend(text),
    drawn: drawnDiets(drafts, pages),
    confidence: model.confidence,
    counted: countPrices(structure),
    open: openPrices(structure),
  });
  // Candidates that turned out to be no dish are dropped.
  const kept = {
    ...structure,
    drafts: drafts.map((draft) => ({ ...draft, items: draft.items.filter((item) => !dropped.has(item)) })),
  };
  return {
    ...letterhead,
    ...(house && { house }),
    currency,
    ...(!printed && { currencyAssumed: true as const }),
    language,
    categories,
    prices: countPrices(kept),
    print: printAccount(kept, pages, Object.values(letterhead)),
  };
}
