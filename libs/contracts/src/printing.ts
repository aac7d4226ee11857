/** What a receipt printer is told by; for servers and screens alike. */

/**
 * `network`: the service opens a connection to it (ESC/POS over TCP). `cloud`: it asks for its tickets itself (Star
 * CloudPRNT).
 */
export const PRINTER_KINDS = ['network', 'cloud'] as const;
export type PrinterKind = (typeof PRINTER_KINDS)[number];

/**
 * What a `cloud` printer asks in. `cloudprnt`: Star CloudPRNT. `epson`: Epson Server Direct Print (ePOS-Print XML).
 */
export const PRINTER_PROTOCOLS = ['cloudprnt', 'epson'] as const;
export type PrinterProtocol = (typeof PRINTER_PROTOCOLS)[number];

/**
 * What of an order a printer prints. `everything`: the whole order; `chosen`: the dishes of its station; `bag`: the
 * whole order in short, for who packs and hands it over.
 */
export const PRINTED_PARTS = ['everything', 'chosen', 'bag'] as const;
export type PrintedPart = (typeof PRINTED_PARTS)[number];

/** Tickets of one order on one printer at most. */
export const MAX_COPIES = 3;

/** Ports on which receipt printers listen; a connection to another one is never opened. */
export const PRINTER_PORTS = [9100, 9101, 9102, 9103] as const;

/** Width of the paper roll, mm. */
export const PRINTER_PAPERS = [58, 80] as const;
export type PrinterPaper = (typeof PRINTER_PAPERS)[number];

/**
 * Letters beyond those of one byte that a network printer was sold with. `standard`: none; Western, Greek, Cyrillic,
 * Hebrew and Thai letters are printed by its code pages all the same.
 */
export const PRINTER_LETTERS = ['standard', 'chinese-simplified', 'chinese-traditional', 'japanese', 'korean'] as const;
export type PrinterLetters = (typeof PRINTER_LETTERS)[number];

/**
 * Printers of a menu at most: one in the kitchen, one at the bar, one at the counter, and one that is being replaced.
 */
export const MAX_PRINTERS = 4;
export const PRINTER_NAME_LETTERS = 60;
