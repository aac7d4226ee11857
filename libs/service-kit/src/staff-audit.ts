import { randomUUID } from 'node:crypto';
import {
  MenuAuditRecordedV1,
  NotifyAuditRecordedV1,
  OrderingAuditRecordedV1,
  type AuditFact,
  type EventDefinition,
  type ServiceName,
} from '@chalkboard/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from './domain';
import type { Outbox } from './messaging/outbox';

/** What somebody of the staff did: no secret in it, and of people nothing but ids. */
export type StaffDeed = Omit<AuditFact, 'entryId' | 'at'>;

/** The audit log that identity keeps of what staff did in every service. */
export abstract class StaffAudit {
  /**
   * @param manager of the transaction that makes the change, so that neither is without the other; left out where the
   * change is in no database
   * @throws ZodError when the deed does not fit its contract
   */
  abstract record(deed: StaffDeed, manager?: EntityManager): Promise<void>;
}

const EVENTS: Readonly<Partial<Record<ServiceName, EventDefinition<typeof MenuAuditRecordedV1.schema>>>> = {
  menu: MenuAuditRecordedV1,
  ordering: OrderingAuditRecordedV1,
  notify: NotifyAuditRecordedV1,
};

/** Where the log is another service's: told by an event, which identity consumes. */
export class OutboxStaffAudit extends StaffAudit {
  constructor(
    private readonly service: ServiceName,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  async record(deed: StaffDeed, manager?: EntityManager): Promise<void> {
    const definition = EVENTS[this.service];
    if (!definition)
      throw new Error(
        `${this.service} tells of no deeds: it has to give its own log in the options of ServiceKitModule`,
      );
    const entryId = randomUUID();
    const append = (within: EntityManager) =>
      this.outbox.append(within, {
        definition,
        aggregateId: entryId,
        aggregateVersion: 1,
        data: { ...deed, entryId, at: this.clock.now().toISOString() },
      });
    await (manager ? append(manager) : this.dataSource.transaction(append));
  }
}
