import { randomUUID } from 'node:crypto';
import { PRODUCT_NAME, type MenuSnapshot, type SentMessage, type TestMessageRequest } from '@chalkboard/contracts';
import { dialable, isDialable } from '@chalkboard/menu-rules/phone-number';
import { currentContext, LiveHints } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DispatchSignals } from '../../domain/dispatch-signal';
import { restaurantLanguage } from '../../domain/languages';
import type { NewMessage } from '../../domain/notification';
import { NotifyError, printerNotFound } from '../../domain/notify.errors';
import { writeTestText } from '../../domain/test-message';
import { writeTestTicket } from '../../domain/ticket';
import { ChannelRecords } from '../../persistence/channel-records';
import { NotificationQueue } from '../../persistence/notification-queue';
import { NumberReputation } from '../../persistence/number-reputation';
import { Printers } from '../../persistence/printers';

type Test = NewMessage & { readonly shareId: string };

/** Sends a test on a channel, on the same way as the messages about orders. */
@Injectable()
export class SendTestHandler {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: NotificationQueue,
    private readonly state: NumberReputation,
    private readonly printers: Printers,
    private readonly records: ChannelRecords,
    private readonly signals: DispatchSignals,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {}

  /**
   * @param visitor hash of the browser's secret, where it was here before
   * @returns the test as it stands, which is queued at the best
   * @throws NotifyError `notify.no_number`, `notify.number_stopped`, `notify.printer_not_found`,
   * `notify.too_many_tests`
   */
  async execute(menu: MenuSnapshot, request: TestMessageRequest, visitor: string | undefined): Promise<SentMessage> {
    const test = request.channel === 'sms' ? textTo(menu) : await this.ticketOn(menu, request.printerId);
    const id = await this.dataSource.transaction(async (manager) => {
      const refusal = await this.state.refusalOfTest(
        visitor === undefined ? test : { ...test, caller: { visitor } },
        manager,
      );
      if (refusal)
        throw new NotifyError(
          refusal.isStopped ? 'notify.number_stopped' : 'notify.too_many_tests',
          refusal.isStopped ? `${refusal.reason} Text START from it to our number to get them again.` : refusal.reason,
        );
      const { correlationId: correlationid, traceparent } = currentContext();
      return this.queue.addAsked(test, { id: randomUUID(), correlationid, traceparent }, manager);
    });
    this.signals.raise([test.channel]);
    this.hints.send('channels', menu.shareId);
    const sent = await this.records.test(id);
    if (!sent) throw new Error('a test that was removed at once');
    return sent;
  }

  private async ticketOn(
    { shareId, restaurantName, timeZone, messageLanguage }: MenuSnapshot,
    printerId: string,
  ): Promise<Test> {
    const printer = await this.printers.findOf(shareId, printerId);
    if (!printer) throw printerNotFound();
    const body = writeTestTicket({
      restaurantName,
      printerName: printer.name,
      at: this.clock.now().toISOString(),
      timeZone,
      language: restaurantLanguage({ messageLanguage }),
    });
    return { shareId, audience: 'restaurant', purpose: 'test', channel: 'print', destination: printer.id, body };
  }
}

function textTo({ shareId, restaurantName, restaurantPhone, currency, messageLanguage }: MenuSnapshot): Test {
  if (!restaurantPhone || !isDialable(restaurantPhone))
    throw new NotifyError(
      'notify.no_number',
      'The menu has no phone number yet. Enter one above, save, and try again.',
    );
  return {
    shareId,
    audience: 'restaurant',
    purpose: 'test',
    channel: 'sms',
    destination: dialable(restaurantPhone, currency),
    body: writeTestText({
      restaurantName,
      productName: PRODUCT_NAME,
      language: restaurantLanguage({ messageLanguage }),
    }),
  };
}
