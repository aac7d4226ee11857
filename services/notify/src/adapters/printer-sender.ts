import { MessageRefusedError, PrintSender, ProviderFaultError, type OutgoingMessage } from '../domain/message-sender';
import { COLUMNS, NOT_FETCHED, notPrintedInTime, PRINTER_REMOVED, type NetworkPrinter } from '../domain/printer';
import type { PrinterNetworks } from '../domain/printer-address';
import type { Printed, PrinterConnection } from '../domain/printer-connection';
import { layOut } from '../domain/ticket-layout';
import { asDuplicate } from '../domain/ticket-parts';
import type { Printers } from '../persistence/printers';
import { encodeTicket } from './ticket-encoder';

/**
 * How long (ms) a ticket waits for the one before it on the same printer: most of them take one connection at a time.
 */
const TURN_LIMIT_MS = 30_000;

/** Prints tickets on network printers. Cloud printers fetch theirs; what comes here of them was not fetched in time. */
export class PrinterSender extends PrintSender {
  readonly provider = 'escpos';
  private readonly busy = new Map<string, Promise<unknown>>();

  constructor(
    private readonly printers: Printers,
    private readonly networks: PrinterNetworks,
    private readonly connection: PrinterConnection,
  ) {
    super();
  }

  async send({ to, body, mayHaveLeft }: OutgoingMessage): Promise<{ repeated: boolean; arrived: boolean }> {
    const printer = await this.printers.find(to);
    if (!printer) throw new MessageRefusedError(PRINTER_REMOVED);
    if (printer.kind === 'cloud')
      throw new MessageRefusedError(printer.trouble === undefined ? NOT_FETCHED : notPrintedInTime(printer.trouble));
    // Asked again at each connection: what may be reached can have changed since it was typed.
    if (!this.networks.allows(printer.host, printer.port))
      throw new MessageRefusedError(`Tickets may not be sent to ${printer.host} from here.`);

    try {
      const ticket = mayHaveLeft ? asDuplicate(body, await this.printers.languageOf(printer.shareId)) : body;
      const { isConfirmed, answers } = await this.inTurn(printer, mayHaveLeft, ticket);
      if (answers && !printer.answers) await this.printers.noteAnswers(printer.id);
      if (isConfirmed) await this.printers.noteSeen(printer, undefined);
      else await this.printers.noteTrouble(printer, undefined);
      return { repeated: mayHaveLeft, arrived: isConfirmed };
    } catch (error) {
      if (error instanceof ProviderFaultError) await this.printers.noteTrouble(printer, error.reason);
      throw error;
    }
  }

  private async inTurn(printer: NetworkPrinter, mayHaveLeft: boolean, ticket: string): Promise<Printed> {
    const key = `${printer.host} ${printer.port}`;
    const until = Date.now() + TURN_LIMIT_MS;
    for (let before = this.busy.get(key); before; before = this.busy.get(key)) {
      if (!(await inTime(before, until - Date.now())))
        throw new ProviderFaultError('The printer is busy.', mayHaveLeft, 'The printer is busy.');
    }
    const columns = COLUMNS[printer.paper];
    const printing = this.connection.print(
      printer,
      encodeTicket(layOut(ticket, columns), { language: 'esc-pos', columns, letters: printer.letters }),
    );
    const turn = printing.then(
      () => this.busy.delete(key),
      () => this.busy.delete(key),
    );
    this.busy.set(key, turn);
    try {
      return await printing;
    } catch (error) {
      // A try before this one may have printed it, whatever became of this one.
      throw mayHaveLeft && error instanceof ProviderFaultError
        ? new ProviderFaultError(error.message, true, error.reason)
        : error;
    }
  }
}

/** @returns whether it ended in time */
async function inTime(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const ended = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return ended;
}
