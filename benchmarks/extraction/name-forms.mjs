import { plain } from './printed-text.mjs';

/** "12.", "A4 ", "No. 7", "#3": an item's number before its name. */
const ITEM_NUMBER = /^\s*(?:no\.?\s*|#)?[a-z]?\s?\d{1,3}[a-z]?\s*[.):\-–]?\s+(?=\S)/i;
const SIZE_WORDS =
  'small|medium|large|extra large|sm|med|lg|reg|regular|single|double|glass|bottle|cup|bowl|half|full|whole|slice|pint|quart|pt|qt|per dozen|dozen|doz|klein|gross|groß|s|m|l|xl';
const SIZE_UNITS = 'oz|cl|ml|l|g|kg|lb|inch|in|pcs?|pieces?|pers';
/** "Soup (cup)", "Lager, 33 cl": a size after a name. */
const SIZE_AFTER = new RegExp(
  `[\\s,(\\-–/]*\\b(?:${SIZE_WORDS}|\\d+(?:[.,]\\d+)?\\s?(?:${SIZE_UNITS}))\\b\\.?[\\s)]*$`,
  'i',
);
const PARENTHESES = /\s*[([][^)\]]*[)\]]?/g;
/** A description so short that a reader may take it for a part of the name. */
const SHORT_DESCRIPTION = 30;

/** @param {readonly string[]} texts @returns {string[]} plain, each once, none empty */
const forms = (texts) => [...new Set(texts.map(plain))].filter(Boolean);
const withoutParentheses = (/** @type {string} */ text) => text.replaceAll(PARENTHESES, ' ').trim();

/**
 * What the name of a dish of the truth may be read as.
 * @param {{ name: string, alt?: readonly string[], description?: string | null }} item
 */
export function wantedNames({ name, alt = [], description }) {
  return forms(
    [name, ...alt].flatMap((text) => [
      text,
      withoutParentheses(text),
      ...(text.includes(',') ? [text.split(',')[0] ?? ''] : []),
      ...(description && description.length <= SHORT_DESCRIPTION ? [text + description] : []),
    ]),
  );
}

/** What the name that was read may stand for: without number, size and what is in parentheses. @param {string} name */
export function readNames(name) {
  const unnumbered = name.replace(ITEM_NUMBER, '');
  return forms([
    name,
    withoutParentheses(name),
    unnumbered,
    withoutParentheses(unnumbered),
    unnumbered.replace(SIZE_AFTER, ''),
  ]);
}

/** A heading as a whole and its parts: "Pizza / Calzone", "Menu: Soups". @param {string} name */
export function headingForms(name) {
  return forms([name, withoutParentheses(name), ...name.split(/\s*[:/|–]\s+|\s+-\s+/)]);
}
