import type { PrinterLetters } from '@chalkboard/contracts';
import { EPSON_TIMEOUT_MS } from '../domain/printer';
import { layOut, type TicketLine } from '../domain/ticket-layout';

/** Of the text; the printer takes the letters of its own fonts by it. */
const LANGUAGES: Readonly<Record<PrinterLetters, string>> = {
  standard: 'en',
  'chinese-simplified': 'zh-hans',
  'chinese-traditional': 'zh-hant',
  japanese: 'ja',
  korean: 'ko',
};
/** Every printer calls itself so. */
const DEVICE = 'local_printer';
const NOTHING = '';

/** The answer of Epson Server Direct Print where there is nothing to print. */
export const NO_PRINT_REQUEST = NOTHING;

/**
 * A ticket as Epson Server Direct Print takes it: ePOS-Print XML.
 * @param id of the notification
 */
export function printRequest(
  id: string,
  ticket: string,
  { columns, letters }: { readonly columns: number; readonly letters: PrinterLetters },
): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<PrintRequestInfo Version="2.00"><ePOSPrint>',
    `<Parameter><devid>${DEVICE}</devid><timeout>${EPSON_TIMEOUT_MS}</timeout><printjobid>${jobIdOf(id)}</printjobid></Parameter>`,
    '<PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">',
    `<text lang="${LANGUAGES[letters]}"/>`,
    ...runsOf(layOut(ticket, columns)).map(textElement),
    '<feed line="2"/><cut type="feed"/>',
    '</epos-print></PrintData></ePOSPrint></PrintRequestInfo>',
  ].join('');
}

function textElement({ text, isBig }: TicketLine): string {
  const size = isBig ? 2 : 1;
  return `<text width="${size}" height="${size}" em="${isBig}">${escaped(text)}</text>`;
}

/** Lines of one size that follow each other, in one element. */
function runsOf(lines: readonly TicketLine[]): TicketLine[] {
  const runs: { text: string; isBig: boolean }[] = [];
  for (const { text, isBig } of lines) {
    const last = runs.at(-1);
    if (last?.isBig === isBig) last.text += `${text}\n`;
    else runs.push({ text: `${text}\n`, isBig });
  }
  return runs;
}

/** Text of people can be no element and no reference; what XML cannot hold is left out. */
function escaped(text: string): string {
  return text
    .replace(/[^\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"'\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** At most 30 letters are taken: the id's bytes in base64url. */
export function jobIdOf(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}

function idOf(jobId: string): string | undefined {
  const hex = Buffer.from(jobId, 'base64url').toString('hex');
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : undefined;
}

/** What a printer said became of a ticket. */
export interface PrintResponse {
  /** Of the notification; undefined: the printer names none, as old ones do. */
  readonly id?: string;
  readonly isGood: boolean;
  /** Epson's word for what is wrong, such as EPTR_REC_EMPTY; empty: nothing. */
  readonly code: string;
  /** Bits of the automatic status (ASB). */
  readonly status: number;
}

/**
 * Reads `ResponseFile`. Only what is asked for is looked at, so that nothing in it can be followed or unfolded.
 * @returns undefined when it tells of no ticket; `invalid` ids name none
 */
export function readPrintResponse(xml: string): PrintResponse | undefined {
  const response = /<response\b([^<>]*)>/.exec(xml)?.[1];
  if (response === undefined) return undefined;
  const attribute = (name: string) => new RegExp(`\\b${name}\\s*=\\s*"([^"]*)"`).exec(response)?.[1] ?? '';
  const jobId = /<printjobid>\s*([\w.-]{1,30})\s*<\/printjobid>/.exec(xml)?.[1];
  const id = jobId === undefined ? undefined : (idOf(jobId) ?? '');
  return {
    ...(id !== undefined && { id }),
    isGood: /^(true|1)$/.test(attribute('success')),
    code: attribute('code'),
    status: Number(attribute('status')) || 0,
  };
}

/** Reads the bits of the automatic status (ASB) of `Status`; undefined: it tells none of this printer. */
export function readStatus(xml: string): number | undefined {
  const bits = /\basbstatus\s*=\s*"(0x[0-9a-f]{1,8}|\d{1,10})"/i.exec(xml)?.[1];
  return bits === undefined ? undefined : Number(bits);
}
