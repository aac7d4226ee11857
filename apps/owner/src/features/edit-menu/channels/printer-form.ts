import type { Printer, PrinterRequest } from '@chalkboard/contracts';
import {
  PRINTER_PORTS,
  type PrinterKind,
  type PrinterLetters,
  type PrinterPaper,
} from '@chalkboard/contracts/printing';

/** What is typed of a printer. */
export interface PrinterValues {
  readonly kind: PrinterKind;
  readonly name: string;
  readonly paper: PrinterPaper;
  readonly letters: PrinterLetters;
  readonly host: string;
  readonly port: number;
}

/** @param networkPrinters whether printers can be reached by their address from here */
export function valuesOfPrinter(printer: Printer | undefined, networkPrinters: boolean): PrinterValues {
  return {
    kind: printer?.kind ?? (networkPrinters ? 'network' : 'cloud'),
    name: printer?.name ?? '',
    paper: printer?.paper ?? 80,
    letters: printer?.letters ?? 'standard',
    host: printer?.host ?? '',
    port: printer?.port ?? PRINTER_PORTS[0],
  };
}

/** Whether this is written as an address; whether a printer may be there, the server says. */
export function isAddress(host: string): boolean {
  const four = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(host.trim());
  return four ? four.slice(1).every((part) => Number(part) <= 255) : /^[0-9a-f]*:[0-9a-f:]+$/i.test(host.trim());
}

/** What is sent; undefined while something is missing. */
export function printerRequest({ kind, name, paper, letters, host, port }: PrinterValues): PrinterRequest | undefined {
  if (name.trim() === '') return undefined;
  if (kind === 'cloud') return { kind, name: name.trim(), paper };
  const known = PRINTER_PORTS.find((one) => one === port);
  return isAddress(host) && known
    ? { kind, name: name.trim(), paper, letters, host: host.trim(), port: known }
    : undefined;
}
