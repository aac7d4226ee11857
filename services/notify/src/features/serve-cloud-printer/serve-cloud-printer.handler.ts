import type { CloudPrinterPoll } from '@chalkboard/contracts';
import { LiveHints } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { ticketAs, typesOf } from '../../adapters/cloud-ticket';
import type { ClaimedNotification, Outcome } from '../../domain/notification';
import { NotificationRepository } from '../../domain/notification.repository';
import { NotifyError, printerNotFound } from '../../domain/notify.errors';
import { cloudStatus, type CloudPrinter } from '../../domain/printer';
import { asDuplicate } from '../../domain/ticket-parts';
import { PrintJobs } from '../../persistence/print-jobs';
import { Printers } from '../../persistence/printers';

/** Answers a printer that asks for its tickets. */
@Injectable()
export class ServeCloudPrinterHandler {
  constructor(
    private readonly printers: Printers,
    private readonly jobs: PrintJobs,
    private readonly notifications: NotificationRepository,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {}

  /** @param status what the printer says of itself, such as "200 OK" @throws NotifyError `notify.printer_not_found` */
  async poll(secret: string, status: string | undefined): Promise<CloudPrinterPoll> {
    const printer = await this.printerOf(secret);
    const trouble = status === undefined ? printer.trouble : cloudStatus(decoded(status)).words;
    if (await this.printers.noteSeen(printer, trouble)) this.hints.send('channels', printer.shareId);
    const waiting = await this.jobs.waiting(printer.id);
    return waiting
      ? {
          jobReady: true,
          mediaTypes: [...typesOf(waiting.body, printer.paper)],
          jobToken: waiting.id,
          deleteMethod: 'DELETE',
        }
      : { jobReady: false };
  }

  /** @throws NotifyError `notify.printer_not_found`, also when there is no ticket; `notify.media_type_unknown` */
  async fetch(secret: string, type: string, token: string | undefined): Promise<Uint8Array> {
    const printer = await this.printerOf(secret);
    // Before anything is taken: a printer that wants what we do not have gets nothing, however often it asks.
    if (!typesOf('', printer.paper).includes(type))
      throw new NotifyError('notify.media_type_unknown', `Tickets come as ${typesOf('', printer.paper).join(' or ')}.`);
    const job = await this.jobs.take(printer.id, token);
    if (!job) throw new NotifyError('notify.printer_not_found', 'There is no ticket for this printer.');
    this.hints.send('channels', printer.shareId);
    const ticket = job.mayHaveLeft ? asDuplicate(job.body, await this.printers.languageOf(printer.shareId)) : job.body;
    return ticketAs(type, ticket, printer.paper);
  }

  /**
   * @param code what became of the ticket, such as "200 OK" or "410 Out of paper" @throws NotifyError
   * `notify.printer_not_found`
   */
  async result(secret: string, code: string, token: string | undefined): Promise<void> {
    const printer = await this.printerOf(secret);
    const job = await this.jobs.fetched(printer.id, token);
    // Said twice, or too late: what became of it stands already.
    if (!job) return;
    await this.notifications.settle(job, this.outcomeOf(job, decoded(code)), this.clock.now());
    this.hints.send('channels', printer.shareId);
  }

  private outcomeOf(job: ClaimedNotification, code: string): Outcome {
    const { isGood, isOurs, words = '' } = cloudStatus(code);
    if (isGood) return { status: 'sent', provider: 'cloudprnt', repeated: job.mayHaveLeft, arrived: true };
    if (isOurs) return { status: 'failed', reason: words };
    return { status: 'retry', mayHaveLeft: true, fault: words };
  }

  private async printerOf(secret: string): Promise<CloudPrinter> {
    const printer = await this.printers.findBySecret(secret, 'cloudprnt');
    if (!printer) throw printerNotFound();
    return printer;
  }
}

/** Printers write "200%20OK". */
function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
