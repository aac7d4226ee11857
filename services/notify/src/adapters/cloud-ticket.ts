import type { PrinterPaper } from '@chalkboard/contracts';
import { COLUMNS } from '../domain/printer';
import { asPlainText, layOut } from '../domain/ticket-layout';
import { encodeTicket, hasEveryLetter } from './ticket-encoder';

/** Star's own commands: sizes, and a cut. */
const STAR_PRNT = 'application/vnd.star.starprnt';
/** UTF-8, whose letters the printer sets itself: all that it has. Every printer of the protocol takes it. */
const TEXT = 'text/plain';

/** As what a ticket can be fetched. */
export function typesOf(ticket: string, paper: PrinterPaper): readonly string[] {
  return hasEveryLetter(layOut(ticket, COLUMNS[paper]), 'star-prnt') ? [STAR_PRNT, TEXT] : [TEXT];
}

/** A ticket of one of these types. */
export function ticketAs(type: string, ticket: string, paper: PrinterPaper): Buffer {
  const columns = COLUMNS[paper];
  return type === STAR_PRNT
    ? Buffer.from(encodeTicket(layOut(ticket, columns), { language: 'star-prnt', columns }))
    : Buffer.from(asPlainText(ticket, columns));
}
