/**
 * Allergens as they are printed: letters behind a name ("A,C,G") with what the menu's own legend says of them, and
 * lists that say what they are ("Contains: milk, eggs"). What is not printed so is not stated; nothing is worked out
 * from the words of a dish.
 */
const LETTERS = String.raw`[A-R](?:\s?,\s?[A-R])+`;
const LETTERS_FIRST = new RegExp(String.raw`^(${LETTERS})\s+`, 'u');
/** As Central European menus print them. */
const LETTERS_LAST = new RegExp(String.raw`\s+\(?(${LETTERS})\)?$`, 'u');

/** Beginnings of the words for what has to be told, in the languages that are read. */
const WORDS = [
  'gluten|glutin|wheat|weizen|getreide|blé|frumento|grano\\b|trigo|cereal|rye|roggen|barley|gerste|oats?\\b|hafer',
  'crustac|crostac|shellfish|shrimp|prawn|crab(?!\\s?apple)|krebs|mariscos?',
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
const LEGEND_ENTRY = new RegExp(
  String.raw`(?<![\p{L}\d,])([A-R])\)?(?:\s*[-–—=:.]\s*|\s+)((?:${WORDS})[\p{L}]*)`,
  'giu',
);
/** Fewer letters than this with a word for an allergen behind them are chance. */
const ENOUGH_ENTRIES = 3;
/** The same for letters that are said to mean "free of". */
const ENOUGH_DENIALS = 2;
/** Behind a letter and a word: then it is a dish in a list of dishes. */
const PRICE = /[$€£]\s?\d|\d[.,](?:\d{2}|[-–—])(?!\d)|\s\d{1,3}\s*$/u;

const STATED =
  /(?<!\p{L})(contains|allergens?|enthält|allergene|contient|allergènes|contiene|allergeni|alérgenos|alergénios|contém)\s*:\s*([^.;:()]+)/giu;
/** What turns the sentence round before its list begins: "no contiene: …", "Free from these allergens: …". */
const DENIED_VERB = /(?<!\p{L})(?:no|non|n[ãa]o|ne|never)\s+$/iu;
const DENIED_NOUN =
  /(?<!\p{L})(?:no|non|not|never|without|free (?:of|from)|frei von|ohne|keine?|sans|senza|sin|sem)(?:\s+\p{L}+){0,3}\s+$/iu;
/** These deny all that follows in the list: "no nuts, milk or eggs". */
const DENIES_REST = String.raw`no|non|none|not|nor|never|neither|zero|without|nicht|ohne|kein\p{L}*|sans|senza|sin|sem|may`;
const DENIED_REST = new RegExp(String.raw`(?<!\p{L})(?:${DENIES_REST})(?![\p{L}-])`, 'iu');
const DENIED = new RegExp(
  String.raw`(?<!\p{L})(?:free(?![\s-]range)|vegan\p{L}*|substitutes?|alternatives?|ersatz|${DENIES_REST})(?!\p{L})|frei(?:e[mnrs]?)?(?!\p{L})|(?:milk|egg|nut|fish|soy|wheat|gluten|dairy|lactose)[\s-]?less(?!\p{L})`,
  'iu',
);
/** No list, but the advice to talk about one. */
const ADVICE =
  /(?<!\p{L})(?:ask|please|inform|tell|bitte|frag\p{L}*|demand\p{L}*|chied\p{L}*|pregunt\p{L}*|pergunt\p{L}*)(?!\p{L})/iu;
const LONGEST = 60;

/**
 * What the letters mean by the menu's own legend: the word for an allergen, or null where a dish is said to be free of
 * it; empty where the menu prints none.
 */
export type AllergenLegend = ReadonlyMap<string, string | null>;

/**
 * Reads a legend such as "A gluten, C eggs, G milk" from the text of a menu; one that says what dishes are free of ("G
 * gluten free") names no allergen.
 */
export function allergenLegend(text: string): AllergenLegend {
  const entries = text.split('\n').flatMap(legendEntries);
  const stated = new Map(entries.filter(([, word]) => word !== null));
  const denied = entries.filter(([letter]) => !stated.has(letter));
  const legend = new Map([...denied, ...stated]);
  return legend.size >= ENOUGH_ENTRIES || new Map(denied).size >= ENOUGH_DENIALS ? legend : new Map();
}

function legendEntries(line: string): [string, string | null][] {
  const found = [...line.matchAll(LEGEND_ENTRY)].filter(([, letter = '']) => letter === letter.toUpperCase());
  return found.flatMap(({ 0: entry, 1: letter = '', 2: word = '', index }, at): [string, string | null][] => {
    const behind = line.slice(index + entry.length, found[at + 1]?.index);
    if (PRICE.test(behind)) return [];
    return [[letter, DENIED.test(word + behind.split(/[,;|.]/u, 1)[0]) ? null : word]];
  });
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
export function printedAllergens({
  letters,
  description,
  legend,
}: {
  readonly letters: readonly string[];
  readonly description: string;
  readonly legend: AllergenLegend;
}): string[] {
  const named = letters.flatMap((letter) => (legend.has(letter) ? (legend.get(letter) ?? []) : letter));
  return [...new Set([...named, ...statedIn(description)])];
}

function statedIn(description: string): string[] {
  return [...description.matchAll(STATED)].flatMap(({ 1: keyword = '', 2: list = '', index }) => {
    const isNoun = /^al/iu.test(keyword);
    if ((isNoun ? DENIED_NOUN : DENIED_VERB).test(description.slice(0, index)) || ADVICE.test(list)) return [];
    const parts = list.split(/,|\/|&|\+|\s(?:and|und|et|e|y|ed)\s/u).map((one) => one.trim());
    const end = parts.findIndex((one) => DENIED_REST.test(one));
    return (end < 0 ? parts : parts.slice(0, end)).filter(
      (one) => one.length <= LONGEST && WORD.test(one) && !DENIED.test(one),
    );
  });
}

function without(text: string, pattern: RegExp): WithoutLetters {
  const found = pattern.exec(text)?.[1];
  return found === undefined
    ? { text, letters: [] }
    : { text: text.replace(pattern, ''), letters: found.split(/\s?,\s?/u) };
}
