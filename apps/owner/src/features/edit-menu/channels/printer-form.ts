import type { Printer, PrinterRequest, PrinterStation, RuleScope } from '@chalkboard/contracts';
import {
  PRINTER_PORTS,
  type PrintedPart,
  type PrinterKind,
  type PrinterLetters,
  type PrinterPaper,
  type PrinterProtocol,
} from '@chalkboard/contracts/printing';

/** What is typed of a printer. */
export interface PrinterValues {
  readonly kind: PrinterKind;
  readonly protocol: PrinterProtocol;
  readonly name: string;
  readonly paper: PrinterPaper;
  readonly letters: PrinterLetters;
  readonly host: string;
  readonly port: number;
  readonly station: StationValues;
  /** It is there already: what is not sent of it would stay. */
  readonly isKept: boolean;
}

/** What a printer is to print. */
export interface StationValues {
  readonly prints: PrintedPart;
  readonly dishes: RuleScope;
  readonly bigText: boolean;
  readonly secondLanguage: boolean;
  readonly copies: number;
}

const NEW_PRINTER = { protocol: 'cloudprnt', name: '', paper: 80, letters: 'standard', host: '' } as const;
const WHOLE_ORDER: StationValues = {
  prints: 'everything',
  dishes: { categoryIds: [], itemIds: [] },
  bigText: false,
  secondLanguage: false,
  copies: 1,
};

/** @param networkPrinters whether printers can be reached by their address from here */
export function valuesOfPrinter(printer: Printer | undefined, networkPrinters: boolean): PrinterValues {
  const { protocol, name, paper, letters, host, port = PRINTER_PORTS[0], station } = { ...NEW_PRINTER, ...printer };
  return {
    kind: printer?.kind ?? (networkPrinters ? 'network' : 'cloud'),
    protocol,
    name,
    paper,
    letters,
    host,
    port,
    station: { ...WHOLE_ORDER, ...station },
    isKept: printer !== undefined,
  };
}

/** Whether this is written as an address; whether a printer may be there, the server says. */
export function isAddress(host: string): boolean {
  const four = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(host.trim());
  return four ? four.slice(1).every((part) => Number(part) <= 255) : /^[0-9a-f]*:[0-9a-f:]+$/i.test(host.trim());
}

/** Whether a station was given nothing to print. */
export function isEmptyStation({ prints, dishes }: StationValues): boolean {
  return prints === 'chosen' && dishes.categoryIds.length + dishes.itemIds.length === 0;
}

/** What is sent; undefined while something is missing. */
export function printerRequest(values: PrinterValues): PrinterRequest | undefined {
  const { kind, protocol, name, paper, letters, host, port, station, isKept } = values;
  if (name.trim() === '' || isEmptyStation(station)) return undefined;
  const sent = sentStation(station);
  const settings = {
    name: name.trim(),
    paper,
    ...((isKept || Object.keys(sent).length > 1 || sent.prints !== 'everything') && { station: sent }),
  };
  if (kind === 'cloud') return { kind, ...settings, ...(protocol === 'epson' && { protocol, letters }) };
  const known = PRINTER_PORTS.find((one) => one === port);
  return isAddress(host) && known ? { kind, ...settings, letters, host: host.trim(), port: known } : undefined;
}

function sentStation({ prints, dishes, bigText, secondLanguage, copies }: StationValues): PrinterStation {
  return {
    prints,
    ...(prints === 'chosen' && { dishes }),
    ...(bigText && { bigText }),
    ...(secondLanguage && { secondLanguage }),
    ...(copies > 1 && { copies }),
  };
}
