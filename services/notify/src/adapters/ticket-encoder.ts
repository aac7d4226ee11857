import type { PrinterLetters } from '@chalkboard/contracts';
import ReceiptPrinterEncoder, { type ReceiptPrinterEncoderOptions } from '@point-of-sale/receipt-printer-encoder';
import iconv from 'iconv-lite';
import { isWide, type TicketLine } from '../domain/ticket-layout';

export type PrinterLanguage = 'esc-pos' | 'star-prnt';

/** How printers that were sold for a script take its letters, by two bytes each. */
const WIDE_ENCODINGS: Readonly<Record<Exclude<PrinterLetters, 'standard'>, string>> = {
  'chinese-simplified': 'gb18030',
  'chinese-traditional': 'big5',
  japanese: 'shift_jis',
  korean: 'cp949',
};
/**
 * Code pages of ESC/POS in the order in which they are tried: first those that have the same number on printers of all
 * makes.
 */
const ESC_POS_PAGES: ReceiptPrinterEncoderOptions['codepageCandidates'] = [
  ...(['cp437', 'cp858', 'windows1252', 'cp852', 'cp866', 'cp865', 'cp863', 'cp860'] as const),
  ...([
    'windows1250',
    'windows1251',
    'windows1253',
    'windows1254',
    'windows1255',
    'windows1256',
    'windows1257',
    'windows1258',
    'cp737',
    'cp862',
    'cp864',
    'thai42',
  ] as const),
];
/** ESC/POS: letters of two bytes from here on (FS &), and no more (FS .). */
const WIDE_ON = [0x1c, 0x26];
const WIDE_OFF = [0x1c, 0x2e];
/** What an encoder writes in place of a letter that it does not have. */
const MISSING = 0x3f;

/**
 * A ticket as the printer takes it, cut off at its end. A letter that the printer has not is printed as a question
 * mark.
 * @param columns that the lines were laid out for @param letters of ESC/POS only
 */
export function encodeTicket(
  lines: readonly TicketLine[],
  { language, columns, letters = 'standard' }: { language: PrinterLanguage; columns: number; letters?: PrinterLetters },
): Uint8Array {
  const encoder = encoderFor(language, columns);
  encoder.initialize().codepage('auto');
  for (const { text, isBig } of lines) {
    if (isBig) encoder.bold(true).size(2, 2);
    for (const run of runsOf(text)) {
      const wide = run.isWide ? wideBytes(run.text, letters) : undefined;
      if (wide) encoder.raw([...WIDE_ON, ...wide, ...WIDE_OFF]);
      else encoder.text(run.isWide ? '??'.repeat([...run.text].length) : run.text);
    }
    encoder.newline();
    if (isBig) encoder.bold(false).size(1, 1);
  }
  return encoder.cut('partial').encode();
}

/** Whether a printer of this language has every letter in one of its code pages. */
export function hasEveryLetter(lines: readonly TicketLine[], language: PrinterLanguage): boolean {
  const letters = new Set(lines.flatMap(({ text }) => [...text]));
  return [...letters].every((letter) => hasLetter(letter, language));
}

/** Letters that were looked up before: there are few, and an encoder is made for each. */
const known = new Map<string, boolean>();
const MAX_KNOWN = 10_000;

/** Whether a printer of this language has a letter in one of its code pages. */
export function hasLetter(letter: string, language: PrinterLanguage): boolean {
  if (/^[ -~]$/.test(letter)) return true;
  const key = `${language} ${letter}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const has = !encoderFor(language, 42).codepage('auto').text(letter).encode().includes(MISSING);
  if (known.size < MAX_KNOWN) known.set(key, has);
  return has;
}

function encoderFor(language: PrinterLanguage, columns: number): ReceiptPrinterEncoder {
  return new ReceiptPrinterEncoder({
    language,
    columns,
    newline: '\n',
    feedBeforeCut: 4,
    ...(language === 'esc-pos' && { codepageCandidates: ESC_POS_PAGES }),
  });
}

function runsOf(text: string): { readonly text: string; readonly isWide: boolean }[] {
  const runs: { text: string; isWide: boolean }[] = [];
  for (const letter of text) {
    const wide = isWide(letter);
    const last = runs.at(-1);
    if (last?.isWide === wide) last.text += letter;
    else runs.push({ text: letter, isWide: wide });
  }
  return runs;
}

function wideBytes(text: string, letters: PrinterLetters): Uint8Array | undefined {
  return letters === 'standard' ? undefined : iconv.encode(text, WIDE_ENCODINGS[letters]);
}
