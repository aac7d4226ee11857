/**
 * Marks that say the same on most menus, and the words of other languages for them, by the words of the owner's form.
 */
const CODES: Readonly<Record<string, string>> = {
  v: 'Vegetarian',
  veg: 'Vegetarian',
  vg: 'Vegan',
  ve: 'Vegan',
  vgn: 'Vegan',
  gf: 'Gluten Free',
  df: 'Dairy Free',
};
const WORDS: Readonly<Record<string, string>> = {
  vegetarian: 'Vegetarian',
  veggie: 'Vegetarian',
  vegetarisch: 'Vegetarian',
  vegetarisk: 'Vegetarian',
  vegetariano: 'Vegetarian',
  vegetariana: 'Vegetarian',
  végétarien: 'Vegetarian',
  végétarienne: 'Vegetarian',
  vegan: 'Vegan',
  vegano: 'Vegan',
  vegana: 'Vegan',
  vegansk: 'Vegan',
  végan: 'Vegan',
  'gluten free': 'Gluten Free',
  'gluten-free': 'Gluten Free',
  glutenfrei: 'Gluten Free',
  glutenvrij: 'Gluten Free',
  glutenfri: 'Gluten Free',
  'senza glutine': 'Gluten Free',
  'sans gluten': 'Gluten Free',
  'sin gluten': 'Gluten Free',
  'sem glúten': 'Gluten Free',
  'dairy free': 'Dairy Free',
  'dairy-free': 'Dairy Free',
  halal: 'Halal',
  kosher: 'Kosher',
  koscher: 'Kosher',
  spicy: 'Spicy',
  scharf: 'Spicy',
  piccante: 'Spicy',
  picante: 'Spicy',
  épicé: 'Spicy',
  '🌶': 'Spicy',
  '🌶️': 'Spicy',
};
const longestFirst = (words: readonly string[]) => words.toSorted((one, other) => other.length - one.length).join('|');
const WORD = longestFirst(Object.keys(WORDS));
/** "Wings, spicy" may stand beside "Wings, mild": how hot a dish is may be part of its name. */
const DIET = longestFirst(Object.keys(WORDS).filter((word) => WORDS[word] !== 'Spicy'));

/** What the menu itself says its marks mean. */
export type MarkLegend = Readonly<Record<string, string>>;

const LEGEND = new RegExp(
  String.raw`\(?(?<!\p{L})(VGN|VEG|VG|VE|V|GF|DF)\)?\s*(?:[-–—=:]\s*|\s)(${WORD})(?!\p{L})`,
  'giu',
);
/** Capitals that stand alone at the end of a name ("Hummus V GF"); one V is as often a numeral. */
const CODE = '(?:VGN|VG|VE|GF|DF|V)';
const CODES_LAST = new RegExp(String.raw`(?:[\s,|/&]+${CODE})+[.,]?$`, 'u');
const CODES_FIRST = new RegExp(String.raw`^${CODE}(?:[\s,|/&]+${CODE})*(?=[\s,|/&.]|$)[\s,|/&.]*`, 'u');
const BRACKETS = /\s*[([{]([^()[\]{}]{1,60})[)\]}]/gu;
/** A word for a diet as a part of its own: behind a comma or a stroke, up to the next or the end. */
const WORD_APART = new RegExp(
  String.raw`\s*[,|•·;]\s*(${DIET})(?=\s*(?:[,|•·;.]|$))|(?:(?<=[.!])\s+)(${DIET})\s*(?:[.!]|$)`,
  'giu',
);
const PEPPER = /\s*🌶\uFE0F?/gu;

/** Finds what the texts of a menu say of its marks: "V = vegan". */
export function markLegend(texts: readonly string[]): MarkLegend {
  const said = texts.flatMap((text) =>
    [...text.matchAll(LEGEND)].map(([, code, word]) => [code!.toLowerCase(), WORDS[word!.toLowerCase()]!] as const),
  );
  return Object.fromEntries(said.filter(([code, word]) => word.toLowerCase().startsWith(code[0]!)));
}

export interface WithoutMarks {
  readonly text: string;
  readonly marks: readonly string[];
}

/** Takes the marks off a text whose meaning is clear. `bareV`: a V alone at the end is a mark too. */
export function takeMarks(
  text: string,
  { legend, bareV }: { readonly legend: MarkLegend; readonly bareV: boolean },
): WithoutMarks {
  // A text that explains the marks is no dish.
  if (Object.keys(markLegend([text])).length > 0) return { text, marks: [] };
  const found = new Set<string>();
  const meaning = (mark: string): string | undefined =>
    legend[mark.toLowerCase()] ?? CODES[mark.toLowerCase()] ?? WORDS[mark.toLowerCase()];
  const note = (codes: string) => codes.match(/\p{L}+/gu)?.forEach((code) => found.add(meaning(code)!));
  const left = text
    .replace(BRACKETS, (whole, inside: string) => {
      const parts = partsOf(inside, meaning);
      const others = parts?.filter((part) => !meaning(part));
      // Among many letters of a legend for allergens a V may be one of them.
      if (!parts || !others || others.length * 2 > parts.length) return whole;
      for (const part of parts) if (meaning(part)) found.add(meaning(part)!);
      return others.length > 0 ? ` (${others.join(', ')})` : '';
    })
    .replace(WORD_APART, (_whole, listed: string | undefined, sentence: string | undefined) => {
      found.add(WORDS[(listed ?? sentence)!.toLowerCase()]!);
      return '';
    })
    .replace(PEPPER, () => {
      found.add('Spicy');
      return '';
    })
    .replace(CODES_LAST, (codes) => {
      if (/^[\s,|/&]+V[.,]?$/u.test(codes) && !bareV) return codes;
      note(codes);
      return '';
    });
  const rest = left.trim();
  const only = WORDS[rest.toLowerCase().replace(/[.!]$/, '')];
  return only ? { text: '', marks: [...new Set([only, ...found])] } : { text: rest, marks: [...found] };
}

/** Marks between a name and its description are read to the description: "VG GF olives, herbs". */
export function takeFirstMarks(text: string, legend: MarkLegend): WithoutMarks {
  const codes = CODES_FIRST.exec(text)?.[0];
  if (codes === undefined || /^V\.?\s*$/u.test(codes)) return { text, marks: [] };
  const marks = codes.match(/\p{L}+/gu)?.map((code) => legend[code.toLowerCase()] ?? CODES[code.toLowerCase()]!) ?? [];
  return { text: text.slice(codes.length).trim(), marks: [...new Set(marks)] };
}

/**
 * The marks in a bracket; undefined when there are words in it. Codes that are not known ("N") are kept for their
 * reader.
 */
function partsOf(inside: string, meaning: (mark: string) => string | undefined): readonly string[] | undefined {
  const listed = inside.trim().split(/\s*[,/|&+·;]\s*/u);
  const parts = listed.flatMap((part) => (meaning(part) ? [part] : part.split(/\s+/u)));
  return parts.every((part) => meaning(part) || /^[\p{Lu}\d]{1,3}$/u.test(part)) ? parts : undefined;
}
