import { LiveHints } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { NO_PRINT_REQUEST, printRequest, readPrintResponse, readStatus } from '../../adapters/epos-print';
import { epsonResult, epsonTrouble } from '../../domain/epson-status';
import type { ClaimedNotification, Outcome } from '../../domain/notification';
import { NotificationRepository } from '../../domain/notification.repository';
import { printerNotFound } from '../../domain/notify.errors';
import { COLUMNS, EPSON_LEASE_MS, type CloudPrinter } from '../../domain/printer';
import { asDuplicate } from '../../domain/ticket-parts';
import { PrintJobs } from '../../persistence/print-jobs';
import { Printers } from '../../persistence/printers';

/** Answers an Epson printer that asks for its tickets. */
@Injectable()
export class ServeEpsonPrinterHandler {
  constructor(
    private readonly printers: Printers,
    private readonly jobs: PrintJobs,
    private readonly notifications: NotificationRepository,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {}

  /**
   * Its question is the claim as well. Nothing is given while a ticket is out that it has said nothing about.
   * @throws NotifyError `notify.printer_not_found`
   */
  async poll(secret: string): Promise<string> {
    const printer = await this.printerOf(secret);
    await this.note(printer, printer.trouble);
    const job = await this.jobs.takeDue(printer.id, EPSON_LEASE_MS);
    if (!job) return NO_PRINT_REQUEST;
    this.hints.send('channels', printer.shareId);
    const ticket = job.mayHaveLeft ? asDuplicate(job.body, await this.printers.languageOf(printer.shareId)) : job.body;
    return printRequest(job.id, ticket, {
      columns: COLUMNS[printer.paper],
      letters: printer.letters,
    });
  }

  /** @param xml what became of a ticket @throws NotifyError `notify.printer_not_found` */
  async result(secret: string, xml: string): Promise<void> {
    const printer = await this.printerOf(secret);
    const response = readPrintResponse(xml);
    if (!response) return;
    const result = epsonResult(response);
    await this.note(printer, result.words);
    const job = await this.jobs.fetched(printer.id, response.id);
    // Said twice, or too late: what became of it stands already.
    if (!job) return;
    await this.notifications.settle(job, outcomeOf(job, result), this.clock.now());
    this.hints.send('channels', printer.shareId);
  }

  /** @param xml how the printer is, which it says by itself @throws NotifyError `notify.printer_not_found` */
  async status(secret: string, xml: string): Promise<void> {
    const printer = await this.printerOf(secret);
    const status = readStatus(xml);
    await this.note(printer, status === undefined ? printer.trouble : epsonTrouble(status));
  }

  private async note(printer: CloudPrinter, trouble: string | undefined): Promise<void> {
    if (await this.printers.noteSeen(printer, trouble)) this.hints.send('channels', printer.shareId);
  }

  private async printerOf(secret: string): Promise<CloudPrinter> {
    const printer = await this.printers.findBySecret(secret, 'epson');
    if (!printer) throw printerNotFound();
    return printer;
  }
}

/** What did not succeed may be on paper in part: the printer does not say how far it came. */
function outcomeOf(job: ClaimedNotification, { isGood, isOurs, words = '' }: ReturnType<typeof epsonResult>): Outcome {
  if (isGood) return { status: 'sent', provider: 'epson', repeated: job.mayHaveLeft, arrived: true };
  if (isOurs) return { status: 'failed', reason: words };
  return { status: 'retry', mayHaveLeft: true, fault: words };
}
