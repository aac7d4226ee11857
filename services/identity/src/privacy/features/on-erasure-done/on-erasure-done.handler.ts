import type { NotifyErasureDoneV1, OrderingErasureDoneV1 } from '@chalkboard/contracts';
import { StreamErasure } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CustomerRecords } from '../../../submissions/persistence/customer-records';
import { PrivacyRequests } from '../../domain/privacy-requests';

/** Does what is this service's part of an erasure, and keeps account of what all have done. */
@Injectable()
export class OnErasureDoneHandler {
  constructor(
    private readonly requests: PrivacyRequests,
    private readonly records: CustomerRecords,
    private readonly streams: StreamErasure,
    private readonly clock: Clock,
  ) {}

  /** Before the transaction, and safe to repeat. @returns how many dead letters went */
  async deadLetters({ requestId, orderIds }: OrderingErasureDoneV1): Promise<number> {
    const { contact } = await this.requests.customerOf(requestId);
    return this.streams.deadLetters({ ids: orderIds, contacts: contact ? [contact.value] : [] });
  }

  /**
   * A part that comes again, or after a later one, does nothing that was done, and says nothing of what waits that is
   * not so any more.
   */
  async ordersErased(
    { requestId, part, counts, orderIds, waiting }: OrderingErasureDoneV1,
    deadLetters: number,
    manager: EntityManager,
  ): Promise<void> {
    const customer = await this.requests.locked(requestId, manager);
    if (!customer) return;
    const now = this.clock.now();
    if (!(await this.requests.keepPart({ requestId, service: 'ordering', part, counts }, now, manager))) return;
    const until = waiting
      .map(({ goneBy }) => goneBy)
      .toSorted()
      .at(-1);
    await this.requests.keepPending(
      requestId,
      { part, orders: waiting.length, until: until === undefined ? null : new Date(until) },
      manager,
    );
    const removed = await this.records.erase({ ...customer, orderIds }, manager, now);
    await this.requests.keepPart(
      { requestId, service: 'identity', part, counts: { ...removed, dead_letters: deadLetters } },
      now,
      manager,
    );
  }

  async messagesErased({ requestId, part, counts }: NotifyErasureDoneV1, manager: EntityManager): Promise<void> {
    if (!(await this.requests.locked(requestId, manager))) return;
    await this.requests.keepPart({ requestId, service: 'notify', part, counts }, this.clock.now(), manager);
  }
}
