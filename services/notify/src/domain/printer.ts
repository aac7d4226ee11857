import type { PrinterLetters, PrinterPaper, PrinterProtocol, PrinterStation } from '@chalkboard/contracts';

interface PrinterSettings {
  readonly id: string;
  /** The menu whose orders it prints. */
  readonly shareId: string;
  readonly name: string;
  readonly paper: PrinterPaper;
  /** What of an order it prints, and how. */
  readonly station: PrinterStation;
  readonly letters: PrinterLetters;
  /** When it asked, or answered, last. */
  readonly seenAt?: Date;
  /** What it last said is the matter with it, in words for the owner. */
  readonly trouble?: string;
}

/** One to which connections are opened. */
export interface NetworkPrinter extends PrinterSettings {
  readonly kind: 'network';
  /** An IP address. */
  readonly host: string;
  readonly port: number;
  /** It has answered once when it was asked how it is: from then on its silence means that something is wrong. */
  readonly answers: boolean;
}

/** One that asks for its tickets. */
export interface CloudPrinter extends PrinterSettings {
  readonly kind: 'cloud';
  readonly protocol: PrinterProtocol;
}

export type MenuPrinter = NetworkPrinter | CloudPrinter;

/**
 * Characters of normal size on a line, by the width of the paper (mm): what every printer has room for, whatever its
 * dots.
 */
export const COLUMNS: Readonly<Record<PrinterPaper, number>> = { 58: 32, 80: 42 };

/** For how long a ticket waits for a printer that has to ask for it (ms): as long as others are tried. */
export const FETCH_LIMIT_MS = 600_000;
/** The same for a test: somebody stands there and waits. */
export const TEST_FETCH_LIMIT_MS = 120_000;
/**
 * For how long (ms) a ticket that a printer has fetched is given to it alone; longer than any ticket takes to print.
 */
export const FETCHED_LEASE_MS = 120_000;
/** The same for one that asks again only when it has printed: it is told to give up before (`EPSON_TIMEOUT_MS`). */
export const EPSON_LEASE_MS = 30_000;
/** How long (ms) such a printer tries to print a ticket. */
export const EPSON_TIMEOUT_MS = 10_000;

export const NOT_FETCHED =
  'The printer did not ask for this ticket in time. Check that it is switched on, connected, and has the right server address.';
/** Of one that asks, and could not print all that time. */
export const notPrintedInTime = (trouble: string) => `This ticket was not printed in time. ${trouble}`;
export const PRINTER_REMOVED = 'The printer was removed before this ticket could be printed.';
export const NO_PRINTER = 'No printer is set up. Add one on the edit page of the menu, below "Print".';

/**
 * What a cloud printer says about itself or about a ticket ("410 Out of paper", by the protocol's table of codes), for
 * the owner.
 * @returns `isGood`: it can print, or has printed; `isOurs`: no later try with the same ticket can succeed
 */
export function cloudStatus(code: string): {
  readonly isGood: boolean;
  readonly isOurs: boolean;
  readonly words?: string;
} {
  const number = /^\s*(\d{3,4})\b/.exec(code)?.[1] ?? (/^\s*OK\s*$/i.test(code) ? '200' : '');
  if (number === '211' || number === '210') return { isGood: true, isOurs: false, words: 'The paper is running low.' };
  if (number.startsWith('2')) return { isGood: true, isOurs: false };
  if (number.startsWith('410')) return { isGood: false, isOurs: false, words: 'The printer is out of paper.' };
  if (number.startsWith('411')) return { isGood: false, isOurs: false, words: 'The paper is jammed.' };
  if (number.startsWith('42')) return { isGood: false, isOurs: false, words: 'The cover of the printer is open.' };
  if (number.startsWith('51'))
    return { isGood: false, isOurs: true, words: 'The printer does not understand this ticket.' };
  if (number.startsWith('52'))
    return { isGood: false, isOurs: false, words: 'The printer could not fetch the ticket.' };
  return { isGood: false, isOurs: false, words: 'The printer reports an error.' };
}
