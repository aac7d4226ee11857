/** Bits of the automatic status (ASB) of Epson's printers. */
const ASB = { coverOpen: 0x20, mechanical: 0x400, cutter: 0x800, fatal: 0x2000, nearEnd: 0x20000, noPaper: 0x80000 };

const COVER = 'The cover of the printer is open.';
const PAPER = 'The printer is out of paper.';
const ERROR = 'The printer reports an error. Switch it off and on again.';

const WORDS: Readonly<Record<string, string>> = {
  EPTR_REC_EMPTY: PAPER,
  EPTR_COVER_OPEN: COVER,
  EPTR_CUTTER: 'The cutter of the printer is blocked.',
  EX_TIMEOUT: 'The printer did not print this ticket in time.',
};
/** The printer did not understand: no later try with the same ticket can succeed. */
const NOT_UNDERSTOOD = ['SchemaError', 'ParameterError', 'DeviceNotFound'];

/** What is wrong with a printer by its status, in words for the owner; undefined: nothing. */
export function epsonTrouble(status: number): string | undefined {
  if (status & ASB.coverOpen) return COVER;
  if (status & ASB.noPaper) return PAPER;
  if (status & (ASB.mechanical | ASB.cutter | ASB.fatal)) return ERROR;
  if (status & ASB.nearEnd) return 'The paper is running low.';
  return undefined;
}

/**
 * What an Epson printer said about a ticket, for the owner.
 * @param code Epson's word for it, empty where nothing is wrong
 * @returns `isOurs`: no later try with the same ticket can succeed
 */
export function epsonResult({
  isGood,
  code,
  status,
}: {
  readonly isGood: boolean;
  readonly code: string;
  readonly status: number;
}): { readonly isGood: boolean; readonly isOurs: boolean; readonly words?: string } {
  if (isGood) {
    const words = epsonTrouble(status);
    return { isGood, isOurs: false, ...(words !== undefined && { words }) };
  }
  if (NOT_UNDERSTOOD.includes(code))
    return { isGood, isOurs: true, words: `The printer does not understand this ticket (${code}).` };
  // The status of a failure is not the printer's where nothing reached it: then it is 1, which is none of the bits.
  return { isGood, isOurs: false, words: WORDS[code] ?? epsonTrouble(status) ?? ERROR };
}
