import { DRILL, type Channel, type DrillDueV1, type EventEnvelope } from '@chalkboard/contracts';
import { dialable, isDialable } from '@chalkboard/menu-rules/phone-number';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { drillWords } from '../../domain/call-words';
import { hashOf } from '../../domain/destination';
import { drillAbout, writeDrillText, writeDrillTicket } from '../../domain/drill-message';
import type { NewMessage } from '../../domain/notification';
import { Calls } from '../../persistence/calls';
import { Drills } from '../../persistence/drills';
import { NotificationQueue } from '../../persistence/notification-queue';
import { NumberReputation } from '../../persistence/number-reputation';
import { Printers } from '../../persistence/printers';
import { RecipientProjection, type Recipient } from '../../persistence/recipient-projection';

/** Tries a restaurant on each confirmed channel: its number, where that is confirmed, and its printers. */
@Injectable()
export class OnDrillDueHandler {
  private readonly logger = new Logger(OnDrillDueHandler.name);

  constructor(
    private readonly recipients: RecipientProjection,
    private readonly numbers: NumberReputation,
    private readonly printers: Printers,
    private readonly drills: Drills,
    private readonly queue: NotificationQueue,
    private readonly calls: Calls,
    private readonly clock: Clock,
  ) {}

  /** @throws DependencyUnavailableError when menu cannot be asked now: the event comes again */
  prepare({ shareId }: DrillDueV1): Promise<Recipient | undefined> {
    return this.recipients.reachable(shareId);
  }

  /** @returns the channels on which it asks; none when the time that is left is too short to answer */
  async execute(
    event: EventEnvelope<DrillDueV1>,
    recipient: Recipient | undefined,
    manager: EntityManager,
  ): Promise<readonly (Channel | 'call')[]> {
    const { drillId, by, opensAt } = event.data;
    const leftMs = Date.parse(opensAt) - this.clock.now().getTime();
    if (!recipient || leftMs < DRILL.leastMsToAnswer) {
      this.logger.warn(`The opening drill ${drillId} is not sent: ${recipient ? 'it came too late' : 'no such menu'}`);
      return [];
    }
    const destination = await this.confirmedNumberOf(recipient);
    if (by === 'call') return this.call(event, recipient, destination, manager);
    if (!(await this.drills.add(event.data, manager))) return [];
    const sent: NewMessage[] = [];
    for (const message of await this.messages(event.data, recipient, destination)) {
      // Drills count as tests do, beside what orders need. One that is held back was not sent, and says nothing.
      const [refusal] = await this.numbers.refusalsOf([message], manager);
      if (refusal !== undefined) this.logger.warn(`The opening drill ${drillId} is held back: ${refusal}`);
      else {
        await this.queue.addAsked(message, event, manager);
        sent.push(message);
      }
    }
    return sent.map(({ channel }) => channel);
  }

  private async messages(
    { drillId, shareId, opensAt }: DrillDueV1,
    recipient: Recipient,
    destination: string | undefined,
  ): Promise<NewMessage[]> {
    const about = drillAbout(recipient, opensAt);
    const shared = { shareId, drillId, audience: 'restaurant', purpose: 'test' } as const;
    const printers = recipient.channels.print ? ((await this.printers.of([shareId])).get(shareId) ?? []) : [];
    return [
      ...(destination !== undefined && recipient.channels.sms
        ? [{ ...shared, channel: 'sms' as const, destination, body: writeDrillText(about) }]
        : []),
      ...printers.map(({ id }) => ({
        ...shared,
        channel: 'print' as const,
        destination: id,
        body: writeDrillTicket(about),
      })),
    ];
  }

  private async call(
    event: EventEnvelope<DrillDueV1>,
    recipient: Recipient,
    destination: string | undefined,
    manager: EntityManager,
  ): Promise<readonly 'call'[]> {
    const { drillId, shareId, opensAt } = event.data;
    if (!destination?.startsWith('+') || !(await this.drills.isUnanswered(drillId, manager))) return [];
    const [refusal] = await this.numbers.refusalsOf(
      [{ shareId, drillId, audience: 'restaurant', purpose: 'test', channel: 'sms', destination, body: '' }],
      manager,
    );
    if (refusal !== undefined) return [];
    const about = drillAbout(recipient, opensAt);
    const { language } = about;
    const words = drillWords(about);
    const isNew = await this.calls.add({ drillId, shareId, destination, language, words }, event, manager);
    return isNew ? ['call'] : [];
  }

  private async confirmedNumberOf({ phone, currency }: Recipient): Promise<string | undefined> {
    if (!phone || !isDialable(phone)) return undefined;
    const destination = dialable(phone, currency);
    const { confirmed, stopped } = await this.numbers.of(hashOf('sms', destination));
    return confirmed && !stopped ? destination : undefined;
  }
}
