import type { NewMessage, OrderReference } from './notification';
import { NO_PRINTER, type MenuPrinter } from './printer';
import { shareOut, type TicketShare } from './station';
import { writeBagTicket, writeNothingLeft, writeStationTicket } from './station-ticket';
import { writeTicket, type OrderOnPaper, type TicketContents } from './ticket';
import type { TicketStyle } from './ticket-parts';

type Share = TicketShare<MenuPrinter, TicketContents['lines'][number]>;

/** Which letters printers have: a port. */
export abstract class PrintableLetters {
  /** Whether the printer has every letter of this text. */
  abstract areOn(printer: MenuPrinter, text: string): boolean;
}

export interface OrderPaperRequest extends OrderOnPaper {
  readonly order: OrderReference;
  /** `order`: its first tickets; `status`: tickets after a change. */
  readonly purpose: 'order' | 'status';
  /** What dishes, sizes and extras are called in the menu's second language, by what is printed on the menu. */
  readonly words?: ReadonlyMap<string, string>;
  /** Ids of printers that printed something of the order before. */
  readonly printedBy?: ReadonlySet<string>;
}

/** Writes the tickets of an order, each printer's own. */
export class OrderPaper {
  constructor(private readonly letters: PrintableLetters) {}

  /** @returns a message a printer; where a menu has none, one that says so */
  tickets(printers: readonly MenuPrinter[], request: OrderPaperRequest): NewMessage[] {
    const { order, purpose, contents, printedBy, reprintedAt } = request;
    const message = { order, audience: 'restaurant', purpose, channel: 'print' } as const;
    if (printers.length === 0)
      return [{ ...message, destination: order.shareId, body: writeTicket(request), refusal: NO_PRINTER }];
    const shares = shareOut(printers, contents.lines);
    const left = printers.filter(({ id }) => printedBy?.has(id) && !shares.some(({ printer }) => printer.id === id));
    return [
      ...shares.map((share) => ({
        ...message,
        destination: share.printer.id,
        body: this.write(share, request),
        // Who wants a ticket again wants one.
        ...(!reprintedAt && { copies: share.printer.station.copies ?? 1 }),
      })),
      ...(contents.correctedAt && !reprintedAt
        ? left.map(({ id, name }) => ({ ...message, destination: id, body: writeNothingLeft(request, name) }))
        : []),
    ];
  }

  private write({ printer, lines, unassigned }: Share, request: OrderPaperRequest): string {
    const style = this.styleOf(printer, request.words);
    switch (printer.station.prints) {
      case 'everything':
        return writeTicket(request, style);
      case 'bag':
        return writeBagTicket(request, style);
      case 'chosen':
        return writeStationTicket(request, { name: printer.name, lines, unassigned }, style);
    }
  }

  /** A word whose letters a printer does not have would come out as question marks: the menu's own is printed then. */
  private styleOf(printer: MenuPrinter, words: OrderPaperRequest['words']): TicketStyle {
    const { bigText = false, secondLanguage = false } = printer.station;
    if (!secondLanguage || !words) return { bigText };
    return { bigText, words: new Map([...words].filter(([, word]) => this.letters.areOn(printer, word))) };
  }
}
