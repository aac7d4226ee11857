import { takeLettersFirst, takeLettersLast } from './allergens';

const WORDS: Readonly<Record<string, string>> = {
  v: 'Vegetarian',
  veg: 'Vegetarian',
  vegetarian: 'Vegetarian',
  vgt: 'Vegetarian',
  vg: 'Vegan',
  ve: 'Vegan',
  vgn: 'Vegan',
  vegan: 'Vegan',
  vv: 'Vegan',
  gf: 'Gluten Free',
  'gluten free': 'Gluten Free',
  'gluten-free': 'Gluten Free',
  df: 'Dairy Free',
  'dairy free': 'Dairy Free',
  'dairy-free': 'Dairy Free',
  'lactose free': 'Dairy Free',
  spicy: 'Spicy',
  'hot!': 'Spicy',
  'very hot': 'Spicy',
  'hot & spicy': 'Spicy',
  'hot and spicy': 'Spicy',
  // Whole words of other languages.
  veggie: 'Vegetarian',
  vegetar: 'Vegetarian',
  vegetarisk: 'Vegetarian',
  vegetarisch: 'Vegetarian',
  vegetariano: 'Vegetarian',
  vegetariana: 'Vegetarian',
  végétarien: 'Vegetarian',
  végétarienne: 'Vegetarian',
  vegano: 'Vegan',
  vegana: 'Vegan',
  vegansk: 'Vegan',
  végan: 'Vegan',
  veganistisch: 'Vegan',
  glutenfrei: 'Gluten Free',
  glutenvrij: 'Gluten Free',
  glutenfri: 'Gluten Free',
  'senza glutine': 'Gluten Free',
  'sans gluten': 'Gluten Free',
  'sin gluten': 'Gluten Free',
  'sem glúten': 'Gluten Free',
  'sem gluten': 'Gluten Free',
  laktosefrei: 'Dairy Free',
  laktosefri: 'Dairy Free',
  lactosevrij: 'Dairy Free',
  'senza lattosio': 'Dairy Free',
  'sans lactose': 'Dairy Free',
  'sin lactosa': 'Dairy Free',
  'sem lactose': 'Dairy Free',
  scharf: 'Spicy',
  pikant: 'Spicy',
  piccante: 'Spicy',
  picante: 'Spicy',
  piquant: 'Spicy',
  épicé: 'Spicy',
  pittig: 'Spicy',
  stærk: 'Spicy',
};
/** Marks that are no diet (N for nuts) but are no part of a name either. */
const OTHER_MARKS = ['n', 'new', 'gfo', 'vo'];
const MARK = `(?:${[...Object.keys(WORDS), ...OTHER_MARKS].sort((a, b) => b.length - a.length).join('|')})`;
const BRACKETED = new RegExp(String.raw`\s*[([{]\s*${MARK}(?:\s*[,/|&+·. ]\s*${MARK})*\s*[)\]}]`, 'giu');
const BARE_MARK = '(?:VGN|VG|VE|GF|DF|V|N|SPICY|NE[Ww]|NEU|NUEVO|NUOVO|NOVO|NOUVEAU)';
/** Marks that recognition joined: "VGGF". */
const JOINED_MARKS = '(?:VGN|VG|VE|V|GF|DF)(?:(?:VG|GF|DF|SPICY)+)';
const BARE_END = new RegExp(
  String.raw`(?:\s+(?:${BARE_MARK}|${JOINED_MARKS})(?:\s*[,/|&]\s*(?=V|G|D|N))?)+[.,]?$`,
  'u',
);
const BARE_START = new RegExp(String.raw`^${BARE_MARK}(?:[\s,|/&]+${BARE_MARK})*(?=[\s,|/&]|$)`, 'u');

/** What the menu itself says its marks mean, where that differs from common use. */
export type DietaryLegend = Readonly<Record<string, string>>;

/** Reads a legend such as "VG = vegetarian" from the text of a menu. */
export function dietaryLegend(text: string): DietaryLegend {
  const legend: Record<string, string> = {};
  for (const [, mark, word] of text.matchAll(
    /\(?\b(VGN|VG|VE|V|GF|DF)\)?\s*[-–—=:]?\s+(vegan|vegetarian|gluten[- ]free|dairy[- ]free)/giu,
  )) {
    legend[mark!.toLowerCase()] = WORDS[word!.toLowerCase()]!;
  }
  return legend;
}

/** A text without the marks that were printed with it. */
export interface WithoutMarks {
  text: string;
  dietary: string[];
  /** Letters of allergens, as they are printed. */
  letters: readonly string[];
}

/**
 * Takes the marks off that stand between a name and its description: "VG GF olives, herbs" → "olives, herbs", Vegan,
 * Gluten Free.
 */
export function takeLeadingMarks(text: string, legend: DietaryLegend = {}): WithoutMarks {
  const marks = BARE_START.exec(text)?.[0];
  if (marks === undefined) return { text, dietary: [], letters: [] };
  const dietary =
    marks
      .toLowerCase()
      .match(new RegExp(MARK, 'giu'))
      ?.flatMap((mark) => legend[mark] ?? WORDS[mark] ?? []) ?? [];
  return { ...takeLettersFirst(text.slice(marks.length).replace(/^[\s,|/&]+/, '')), dietary: [...new Set(dietary)] };
}

/** Takes printed dietary marks off a text: "Hummus (V, GF)" → "Hummus", Vegetarian, Gluten Free. */
export function takeDietaryMarks(text: string, legend: DietaryLegend = {}): WithoutMarks {
  const dietary = new Set<string>();
  const note = (marks: string): void => {
    for (const mark of marks.toLowerCase().match(new RegExp(MARK, 'giu')) ?? []) {
      const word = legend[mark] ?? WORDS[mark];
      if (word) dietary.add(word);
    }
  };
  let rest = text.replace(BRACKETED, (marks) => {
    note(marks);
    return '';
  });
  rest = rest.replace(BARE_END, (marks, at: number) => {
    if (at === 0) return marks;
    note(marks);
    return '';
  });
  const { text: unlettered, letters } = takeLettersLast(rest);
  return { text: unlettered.trim(), dietary: [...dietary], letters };
}

/** What a name that ends so says of its dish. */
const ENDS_WITH: readonly (readonly [RegExp, string])[] = [
  [/\s(?:gluten[- ]free|glutenfrei|glutenvrij|senza glutine|sans gluten|sin gluten|sem gl[uú]ten)$/iu, 'Gluten Free'],
  [
    /\s(?:dairy[- ]free|lactose[- ]free|laktosefrei|lactosevrij|senza (?:latticini|lattosio)|sans lactose|sin lactosa|sem lactose)$/iu,
    'Dairy Free',
  ],
];

/** What the end of a name says of its dish; it stays part of the name: "Birra senza glutine". */
export function dietsOfName(name: string): string[] {
  return ENDS_WITH.flatMap(([ending, diet]) => (ending.test(name) ? [diet] : []));
}

/** Whole words for diets, as badges and marks print them in several languages. */
const BADGES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:vegan[aeio]?|végan(?:e|ien)?|plant[- ]based)(?!\p{L})/iu, 'Vegan'],
  [/(?<!\p{L})(?:vegetarian[aeio]?|vegetarisch|végétarien(?:ne)?|veggie)(?!\p{L})/iu, 'Vegetarian'],
  [
    /(?<!\p{L})(?:gluten[- ]free|senza glutine|glutenfrei|sans gluten|sin gluten|sem gl[uú]ten)(?!\p{L})/iu,
    'Gluten Free',
  ],
  [
    /(?<!\p{L})(?:dairy[- ]free|lactose[- ]free|senza (?:latticini|lattosio)|laktosefrei|sans lactose|sin lactosa|sem lactose)(?!\p{L})/iu,
    'Dairy Free',
  ],
  [/(?<!\p{L})(?:spicy|piccante|scharf|picante|épicé|acı)(?!\p{L})|🌶/iu, 'Spicy'],
];

/** Reads print that stands beside a name and is nothing but marks and badges: "V GF", "VEGANA". */
export function printedMarks(text: string, legend: DietaryLegend = {}): WithoutMarks {
  const dietary = new Set(BADGES.flatMap(([pattern, diet]) => (pattern.test(text) ? [diet] : [])));
  const bare = text.matchAll(new RegExp(String.raw`(?<![\p{L}\d])(${BARE_MARK})(?![\p{L}\d])`, 'gu'));
  const bracketed = text.matchAll(new RegExp(String.raw`[([{]\s*(${MARK})(?=\s*[)\]},/|&])`, 'giu'));
  for (const [, mark] of [...bare, ...bracketed]) {
    const diet = legend[mark!.toLowerCase()] ?? WORDS[mark!.toLowerCase()];
    if (diet) dietary.add(diet);
  }
  return { ...takeLettersLast(` ${text}`), dietary: [...dietary] };
}
