import { MAX_PRINTERS, type NewPrinter, type Printer, type PrinterRequest } from '@chalkboard/contracts';
import { LiveHints } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NotifyError, printerNotFound } from '../../domain/notify.errors';
import type { MenuPrinter } from '../../domain/printer';
import { PrinterNetworks } from '../../domain/printer-address';
import { printerView } from '../../domain/printer-view';
import { PublicLinks } from '../../domain/public-links';
import { PrintJobs } from '../../persistence/print-jobs';
import { Printers } from '../../persistence/printers';

/** Adds, changes and removes the printers of a menu. */
@Injectable()
export class ManagePrintersHandler {
  constructor(
    private readonly dataSource: DataSource,
    private readonly printers: Printers,
    private readonly jobs: PrintJobs,
    private readonly networks: PrinterNetworks,
    private readonly links: PublicLinks,
    private readonly hints: LiveHints,
  ) {}

  /** @throws NotifyError `notify.address_not_allowed`, `notify.too_many_printers` */
  async add(shareId: string, request: PrinterRequest): Promise<NewPrinter> {
    this.assertReachable(request);
    const added = await this.printers.add(shareId, request);
    if (!added)
      throw new NotifyError(
        'notify.too_many_printers',
        `A menu has at most ${MAX_PRINTERS} printers. Remove one first.`,
      );
    this.hints.send('channels', shareId);
    return this.withAddress(added.printer, added.secret);
  }

  /** @throws NotifyError `notify.printer_not_found`, `notify.printer_kind_fixed`, `notify.address_not_allowed` */
  async change(shareId: string, id: string, request: PrinterRequest): Promise<Printer> {
    const before = await this.found(shareId, id);
    if (before.kind !== request.kind || !asksAlike(before, request))
      throw new NotifyError(
        'notify.printer_kind_fixed',
        'This printer is connected in another way. Remove it and add a new one.',
      );
    this.assertReachable(request);
    const changed = await this.printers.change(id, request);
    if (!changed) throw printerNotFound();
    this.hints.send('channels', shareId);
    return printerView(changed);
  }

  /** @throws NotifyError `notify.printer_not_found` */
  async remove(shareId: string, id: string): Promise<void> {
    await this.found(shareId, id);
    await this.dataSource.transaction(async (manager) => {
      await this.printers.remove(id, manager);
      await this.jobs.abandon(id, manager);
    });
    this.hints.send('channels', shareId);
  }

  /**
   * Gives a cloud printer another address; the one before opens nothing any more. @throws NotifyError
   * `notify.printer_not_found`, `notify.printer_kind_fixed`
   */
  async renewAddress(shareId: string, id: string): Promise<NewPrinter> {
    const printer = await this.found(shareId, id);
    if (printer.kind !== 'cloud')
      throw new NotifyError(
        'notify.printer_kind_fixed',
        'Only a printer that asks for its tickets has a server address.',
      );
    const secret = await this.printers.renewSecret(id);
    this.hints.send('channels', shareId);
    return this.withAddress(printer, secret);
  }

  private async found(shareId: string, id: string): Promise<MenuPrinter> {
    const printer = await this.printers.findOf(shareId, id);
    if (!printer) throw printerNotFound();
    return printer;
  }

  private assertReachable(request: PrinterRequest): void {
    if (request.kind !== 'network' || this.networks.allows(request.host, request.port)) return;
    const why = this.networks.isOpen
      ? `Tickets cannot be sent to ${request.host} from here: it is in none of the networks that are allowed.`
      : 'Tickets cannot be sent to printers by their network address from here.';
    throw new NotifyError(
      'notify.address_not_allowed',
      `${why} Use a printer that asks for its tickets (Star CloudPRNT, Epson Server Direct Print).`,
    );
  }

  private withAddress(printer: MenuPrinter, secret: string | undefined): NewPrinter {
    if (secret === undefined || printer.kind !== 'cloud') return printerView(printer);
    return { ...printerView(printer), pollUrl: this.links.to(`/api/notify/${printer.protocol}/${secret}`) };
  }
}

/** A cloud printer keeps the protocol that it was added with; who names none means that one. */
function asksAlike(before: MenuPrinter, request: PrinterRequest): boolean {
  return (
    before.kind !== 'cloud' ||
    request.kind !== 'cloud' ||
    request.protocol === undefined ||
    request.protocol === before.protocol
  );
}
