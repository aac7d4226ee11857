import type { StatedAllergens, UiLanguage } from '@chalkboard/contracts';
import { EU_ALLERGENS, type EuAllergen } from '@chalkboard/contracts/allergens';
import { allergensInWords, allergenWord, type AllergenWords } from '@chalkboard/menu-rules/allergen-words';
import { chargeRows } from '@chalkboard/menu-rules/charge-rows';
import { tableLabel } from '@chalkboard/menu-rules/table-name';
import { tipRows } from '@chalkboard/menu-rules/tip';
import { say } from '../texts/texts';

type Charged = Parameters<typeof chargeRows>[0] & Parameters<typeof tipRows>[0];
type ChargeRow = ReturnType<typeof tipRows>[number];

/** How an order is handed over and paid. */
export interface HandedOver {
  readonly orderType: 'pickup' | 'delivery';
  readonly table?: { readonly name: string } | undefined;
}

/** A name before what it is about: "Phone: 555 0199". */
export function row(language: UiLanguage, name: string, value: string): string {
  return say(language, 'orders', 'row', { name, value });
}

/** In capitals: the table, or how the order is handed over. */
export function handedOverIn({ orderType, table }: HandedOver, language: UiLanguage): string {
  return table ? tableIn(table.name, language).toUpperCase() : say(language, 'orders', orderType);
}

/** How a table is called aloud, as `tableLabel` does in English. */
function tableIn(name: string, language: UiLanguage): string {
  return tableLabel(name) === name ? name : say(language, 'orders', 'table', { number: name });
}

/** How and where it is paid. */
export function paymentIn(
  { paymentMethod, orderType, table }: HandedOver & { readonly paymentMethod: string },
  language: UiLanguage,
): string {
  const where = table ? 'tab' : orderType === 'delivery' ? 'door' : 'counter';
  return say(language, 'orders', 'payment', { method: paymentMethod, where });
}

/** Rows of charges as every receipt has them: above the total, and below it with the tip. */
export function chargesIn(
  order: Charged,
  language: UiLanguage,
): { readonly above: readonly ChargeRow[]; readonly below: readonly ChargeRow[] } {
  const { added, included } = chargeRows(order, ({ percent, name }) =>
    say(language, 'orders', 'taxIncluded', { percent, name }),
  );
  const words = { tip: say(language, 'orders', 'tip'), toPay: say(language, 'orders', 'toPay') };
  return { above: added, below: [...included, ...tipRows(order, words)] };
}

/** What a dish is said to contain. @param options of the line */
export function allergensIn(allergens: StatedAllergens, options: readonly string[], language: UiLanguage): string {
  return allergensInWords(allergens, options, allergenWordsOf(language));
}

function allergenWordsOf(language: UiLanguage): AllergenWords {
  return {
    none: say(language, 'allergens', 'none'),
    contains: (names) => say(language, 'allergens', 'contains', { names }),
    mayContain: (names) => say(language, 'allergens', 'mayContain', { names }),
    withoutExtras: say(language, 'allergens', 'withoutExtras'),
    nameOf: (name) => (isKnown(name) ? say(language, 'allergens', name) : allergenWord(name)),
  };
}

function isKnown(name: string): name is EuAllergen {
  return (EU_ALLERGENS as readonly string[]).includes(name);
}
