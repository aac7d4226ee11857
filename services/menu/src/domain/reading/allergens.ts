/**
 * Allergens as they are printed: letters behind a name ("A,C,G") with what the menu's own legend says of them, and lists that say what they are
 * ("Contains: milk, eggs"). What is not printed so is not stated; nothing is worked out from the words of a dish.
 */
const LETTERS = String.raw`[A-R](?:\s?,\s?[A-R])+`;
const LETTERS_FIRST = new RegExp(String.raw`^(${LETTERS})\s+`, 'u');
/** As Central European menus print them. */
const LETTERS_LAST = new RegExp(String.raw`\s+\(?(${LETTERS})\)?$`, 'u');

/** Beginnings of the words for what has to be told, in the languages that are read. */
const WORDS = [
  'gluten|glutin|wheat|weizen|getreide|blé|frumento|grano|trigo|cereal|rye|roggen|barley|gerste|oats?\\b|hafer',
  'crustac|crostac|shellfish|shrimp|prawn|crab|krebs|mariscos?',
  'eggs?\\b|eier?\\b|œufs?|oeufs?|uov[ao]|huevos?|ovos?\\b',
  'fish\\b|fisch|poissons?|pesce|pescado|peixe',
  'peanut|erdn[uü]ss|arachid|cacahu|amendoim',
  'soy|soja|soia',
  'milk|milch|lait\\b|latte\\b|leche|leite|dairy|lactos|laktos|lattos',
  'nuts?\\b|tree nuts|nuss|nüsse|schalenfr|noix|fruits à coque|frutta a guscio|frutos (?:secos|de c)|nueces|almond|mandel|hazelnut|walnut|cashew|pistac',
  'celery|sellerie|céleri|sedano|apio\\b|aipo',
  'mustard|senf|moutarde|senape|mostaza|mostarda',
  'sesam|sésam',
  'sul(?:ph|f)it|schwefel|solfit|anidride solforosa',
  'lupin|altramu|tremoç',
  'mollus|molusc|weichtier',
].join('|');
const WORD = new RegExp(String.raw`(?<!\p{L})(?:${WORDS})`, 'iu');
const LEGEND_ENTRY = new RegExp(String.raw`(?<![\p{L}\d,])([A-R])\)?(?:\s*[-–—=:.]\s*|\s+)((?:${WORDS})[\p{L}]*)`, 'giu');
/** Fewer letters than this with a word for an allergen behind them are chance. */
const ENOUGH_ENTRIES = 3;

const STATED = /(?<!\p{L})(?:contains|allergens?|enthält|allergene|contient|allergènes|contiene|allergeni|alérgenos|alergénios|contém)\s*:\s*([^.;:()]+)/giu;
const DENIED = /(?<!\p{L})(?:free|frei|no|none|not|without|ohne|kein\p{L}*|sans|senza|sin|sem|may)(?!\p{L})|-?frei(?!\p{L})/iu;
const LONGEST = 60;

/** What the letters mean by the menu's own legend; empty where it prints none. */
export type AllergenLegend = ReadonlyMap<string, string>;

/** Reads a legend such as "A gluten, C eggs, G milk" from the text of a menu. */
export function allergenLegend(text: string): AllergenLegend {
  const entries = [...text.matchAll(LEGEND_ENTRY)].flatMap(([, letter = '', word = '']) => (letter === letter.toUpperCase() ? [[letter, word] as const] : []));
  const legend = new Map(entries);
  return legend.size >= ENOUGH_ENTRIES ? legend : new Map();
}

export interface WithoutLetters {
  readonly text: string;
  /** The letters that were taken off, in their order. */
  readonly letters: readonly string[];
}

/** Takes the letters off that stand behind a text: "Gulasch A,C,G" → "Gulasch". */
export function takeLettersLast(text: string): WithoutLetters {
  return without(text, LETTERS_LAST);
}

/** Takes the letters off that stand before a text: "A,C eggs, chives" → "eggs, chives". */
export function takeLettersFirst(text: string): WithoutLetters {
  return without(text, LETTERS_FIRST);
}

/** What is printed of a dish's allergens, each once. @param description where a list of them may stand */
export function printedAllergens({ letters, description, legend }: { readonly letters: readonly string[]; readonly description: string; readonly legend: AllergenLegend }): string[] {
  return [...new Set([...letters.map((letter) => legend.get(letter) ?? letter), ...statedIn(description)])];
}

function statedIn(description: string): string[] {
  const lists = [...description.matchAll(STATED)].map(([, list = '']) => list);
  return lists.flatMap((list) => list.split(/,|\/|&|\+|\s(?:and|und|et|e|y|ed)\s/u).map((one) => one.trim()).filter((one) => one.length <= LONGEST && WORD.test(one) && !DENIED.test(one)));
}

function without(text: string, pattern: RegExp): WithoutLetters {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? { text, letters: [] } : { text: text.replace(pattern, ''), letters: found.split(/\s?,\s?/u) };
}
