import type { PdfGlyph } from './pdf-glyphs';

/** Accents that stand alone as signs, and the marks that sit on a letter. */
const ACCENTS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '´': '\u0301',
  ˆ: '\u0302',
  '^': '\u0302',
  '˜': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
};
const UNPRINTED = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\ufe0e\ufe0f]/g;
/** Small capitals with accents follow the order of Latin-1, as all of Adobe's private letters do. */
const PRIVATE_LATIN = 0xf700;
/** A symbol font numbers the letters of ASCII from here. */
const SYMBOL_ASCII = 0xf000;
/** An accent and its letter may start so far apart, in type sizes. */
const ACCENT_REACH = 0.5;

/** What a glyph says in plain letters; a white glyph is a space. Private letters without a known meaning stay. */
export function plainText(unicode: string): string {
  const text = [...unicode.replace(UNPRINTED, '')].map(plainLetter).join('');
  return text !== '' && text.trim() === '' ? ' ' : text.replace(/ /g, '').normalize('NFC');
}

function plainLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (/[\ufb00-\ufb06]/.test(letter)) return letter.normalize('NFKC');
  if (code === 0x2010 || code === 0x2011) return '-';
  if (/\s/.test(letter)) return ' ';
  if (code >= 0xf730 && code <= 0xf739) return String.fromCharCode(code - PRIVATE_LATIN);
  if ((code >= 0xf761 && code <= 0xf77a) || (code >= 0xf7e0 && code <= 0xf7fe))
    return String.fromCharCode(code - PRIVATE_LATIN).toUpperCase();
  if (code === 0xf724) return '$';
  if (code > 0xf020 && code < 0xf07f) return String.fromCharCode(code - SYMBOL_ASCII);
  return letter;
}

/**
 * Puts accents that were drawn as glyphs of their own on the letters they sit on, and leaves out glyphs that print
 * nothing.
 */
export function composed(glyphs: readonly PdfGlyph[]): PdfGlyph[] {
  const out: PdfGlyph[] = [];
  let held: PdfGlyph | undefined;
  for (const glyph of glyphs) {
    const text = plainText(glyph.text);
    if (text === '') continue;
    const mark = ACCENTS[text] ?? (/^\p{M}+$/u.test(text) ? text : undefined);
    const last = out.at(-1);
    if (mark !== undefined) {
      if (last && sitsOn(glyph, last)) out[out.length - 1] = { ...last, text: withMark(last.text, mark) };
      else {
        if (held) out.push(held);
        held = { ...glyph, text };
      }
      continue;
    }
    const accent = held;
    held = undefined;
    if (!accent) out.push({ ...glyph, text });
    else if (sitsOn(accent, glyph)) out.push({ ...glyph, text: withMark(text, ACCENTS[accent.text] ?? accent.text) });
    else out.push(accent, { ...glyph, text });
  }
  return held ? [...out, held] : out;
}

function withMark(text: string, mark: string): string {
  return `${text.replace(/ı$/, 'i').replace(/ȷ$/, 'j')}${mark}`.normalize('NFC');
}

/** Whether the middle of an accent lies over a letter. */
function sitsOn(accent: PdfGlyph, letter: PdfGlyph): boolean {
  if (!/^\p{L}/u.test(letter.text)) return false;
  const along = (accent.x - letter.x) * Math.cos(letter.angle) + (accent.y - letter.y) * Math.sin(letter.angle);
  const across = (accent.y - letter.y) * Math.cos(letter.angle) - (accent.x - letter.x) * Math.sin(letter.angle);
  if (Math.abs(across) > ACCENT_REACH * letter.size) return false;
  // A mark without width is placed by its font, before or behind the end of its letter.
  if (accent.advance < 0.05 * letter.size)
    return along > 0.2 * letter.advance && along < letter.advance + 0.1 * letter.size;
  const middle = along + accent.advance / 2;
  return middle > 0.1 * letter.advance && middle < 0.9 * letter.advance;
}
