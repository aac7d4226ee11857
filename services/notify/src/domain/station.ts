import type { PrinterStation } from '@chalkboard/contracts';
import { isFor } from '@chalkboard/menu-rules/rule-scope';

/** What a printer prints unless its owner says otherwise. */
export const EVERYTHING: PrinterStation = { prints: 'everything' };

/** A line as stations know it: older orders name no category. */
export interface StationLine {
  readonly itemId: string;
  readonly categoryId?: string | undefined;
}

export interface Stationed {
  readonly station: PrinterStation;
}

/** What of an order is on the ticket of one printer. */
export interface TicketShare<P, L> {
  readonly printer: P;
  readonly lines: readonly L[];
  /** Lines of no station: they are on this ticket so that they are on one. */
  readonly unassigned: readonly L[];
}

/**
 * Shares an order out to printers. Every line is on at least one ticket that is cooked by: what no station names is
 * printed by those that print everything, else by the first station; a bag is packed by, and only cooked by where there
 * is nothing else. A station with no line gets no ticket.
 */
export function shareOut<P extends Stationed, L extends StationLine>(
  printers: readonly P[],
  lines: readonly L[],
): TicketShare<P, L>[] {
  const stations = printers.filter(({ station }) => station.prints === 'chosen');
  const isTaken = (line: L) => stations.some(({ station }) => isOfStation(station, line));
  const printsAll = printers.some(({ station }) => station.prints === 'everything');
  const unassigned = printsAll ? [] : lines.filter((line) => !isTaken(line));
  return printers.flatMap((printer): TicketShare<P, L>[] => {
    if (printer.station.prints !== 'chosen') return [{ printer, lines, unassigned: [] }];
    const share = {
      printer,
      lines: lines.filter((line) => isOfStation(printer.station, line)),
      unassigned: printer === stations[0] ? unassigned : [],
    };
    return share.lines.length + share.unassigned.length > 0 ? [share] : [];
  });
}

function isOfStation({ dishes }: PrinterStation, { itemId: id, categoryId }: StationLine): boolean {
  return dishes !== undefined && isFor(dishes, { id, categoryId });
}
