import type { PdfFont, PdfGlyph } from './pdf-glyphs';

const ICON_NAME =
  /dingbat|webding|wingding|awesome|fontello|icomoon|pictogram|emoji|glyphicon|material.?(?:icon|symbol)|(?:^|[^a-z])icons?(?:[^a-z]|$)|Icons?(?:[^a-z]|$)/i;
const PICTURE_LETTER = /^(?![©®™‼⁉ℹ#*\d])(?:\p{Extended_Pictographic}|[\u2600-\u27bf])/u;
const PRIVATE_LETTER = /^[\ue000-\uf8ff]$/;
/** Letters that are words by themselves in some language, and may be set in a type of their own. */
const WORD_LETTERS = /[aeiouwxy]/;
/** An icon font has few signs on a page, and each stands alone. */
const MAX_SIGNS = 8;
const LEAST_USES = 3;
const ALONE_SHARE = 0.7;
/** White (in type sizes) between an icon and its explanation, and within the explanation. */
const LEGEND_REACH = 2.5;
const LEGEND_LENGTH = 48;

/** What a legend may say of an icon, and the mark that stands for it. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:vegan|végan|végétalien)/i, 'VG'],
  [/^(?:vegetari|végétari|vegetaar)/i, 'V'],
  [/^(?:gluten[- ]?free|glutenfrei|glutenvrij|glutenfri|senza glutine|sin gluten|sans gluten|sem gl[uú]ten)/i, 'GF'],
  [/^(?:dairy[- ]?free|lactose[- ]?free|laktosefrei|senza lattosio|sin lactosa|sans lactose)/i, 'DF'],
  [/^(?:spicy|hot|piccante|picante|scharf|épicé|pikant|pittig)/i, 'SPICY'],
];

/**
 * Takes pictograms out of a text. One that a legend on the page explains becomes the usual mark ("V"), any other leaves
 * white behind.
 */
export function withoutIcons(glyphs: readonly PdfGlyph[]): PdfGlyph[] {
  const fonts = iconFonts(glyphs);
  const isIcon = (glyph: PdfGlyph): boolean =>
    glyph.text !== ' ' && (fonts.has(glyph.font) || PICTURE_LETTER.test(glyph.text));
  const icons = glyphs.flatMap((glyph, index) => (isIcon(glyph) ? [index] : []));
  if (icons.length === 0) return [...glyphs];
  const legend = legendOf(glyphs, icons, isIcon);
  return glyphs.flatMap((glyph) => {
    if (!isIcon(glyph)) return [glyph];
    const white = { ...glyph, text: ' ' };
    const mark = legend.get(signOf(glyph));
    return mark === undefined ? [white] : [white, { ...glyph, text: mark }, white];
  });
}

function signOf({ font, text }: PdfGlyph): string {
  return `${font.name} ${text}`;
}

function iconFonts(glyphs: readonly PdfGlyph[]): Set<PdfFont> {
  const uses = new Map<PdfFont, { texts: string[]; alone: number }>();
  glyphs.forEach((glyph, index) => {
    if (glyph.text === ' ') return;
    const use = uses.get(glyph.font) ?? { texts: [], alone: 0 };
    use.texts.push(glyph.text);
    if (!touches(glyphs[index - 1], glyph) && !touches(glyph, glyphs[index + 1])) use.alone++;
    uses.set(glyph.font, use);
  });
  return new Set(
    [...uses]
      .filter(([font, use]) => ICON_NAME.test(font.name) || holdsSigns(use.texts, use.alone))
      .map(([font]) => font),
  );
}

/** Whether the letters of a font are signs, by what they are and how they stand. */
function holdsSigns(texts: readonly string[], alone: number): boolean {
  if (alone < ALONE_SHARE * texts.length) return false;
  if (texts.every((text) => PRIVATE_LETTER.test(text))) return true;
  return (
    texts.length >= LEAST_USES &&
    new Set(texts).size <= MAX_SIGNS &&
    alone === texts.length &&
    texts.every((text) => /^[a-z]$/.test(text) && !WORD_LETTERS.test(text))
  );
}

/** Whether two letters of one font stand side by side. */
function touches(a: PdfGlyph | undefined, b: PdfGlyph | undefined): boolean {
  if (!a || !b || a.font !== b.font || a.text === ' ' || b.text === ' ') return false;
  const gap = whiteBetween(a, b);
  return gap !== undefined && Math.abs(gap) < 0.4 * a.size;
}

/** White from one letter to the next of its line; undefined when the next stands on another. */
function whiteBetween(a: PdfGlyph, b: PdfGlyph): number | undefined {
  const [along, across] = [b.x - a.x, b.y - a.y];
  const [cos, sin] = [Math.cos(a.angle), Math.sin(a.angle)];
  return Math.abs(across * cos - along * sin) > 0.5 * Math.max(a.size, b.size)
    ? undefined
    : along * cos + across * sin - a.advance;
}

/** The marks of icons that an explanation follows ("[leaf] Vegetarian"), and that stand elsewhere as well. */
function legendOf(
  glyphs: readonly PdfGlyph[],
  icons: readonly number[],
  isIcon: (glyph: PdfGlyph) => boolean,
): Map<string, string> {
  const legend = new Map<string, string>();
  for (const index of icons) {
    const sign = signOf(glyphs[index]!);
    if (legend.has(sign) || icons.filter((other) => signOf(glyphs[other]!) === sign).length < 2) continue;
    const text = explanation(glyphs, index, isIcon);
    // A dish may be named "Vegetarian lasagne": an explanation says little more than the word.
    const meaning = text.split(' ').length > 4 ? undefined : MEANINGS.find(([words]) => words.test(text));
    if (meaning && !/\d/.test(text)) legend.set(sign, meaning[1]);
  }
  return legend;
}

/** What stands behind an icon, up to the next icon or a wide gap. */
function explanation(glyphs: readonly PdfGlyph[], icon: number, isIcon: (glyph: PdfGlyph) => boolean): string {
  let last = glyphs[icon]!;
  let text = '';
  for (let at = icon + 1; at < glyphs.length && text.length < LEGEND_LENGTH; at++) {
    const glyph = glyphs[at]!;
    if (isIcon(glyph)) break;
    const gap = whiteBetween(last, glyph);
    if (gap === undefined || gap > LEGEND_REACH * glyph.size || gap < -glyph.size) break;
    text += gap > 0.15 * glyph.size ? ` ${glyph.text}` : glyph.text;
    last = glyph;
  }
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s=:(–-]+/, '')
    .trim();
}
