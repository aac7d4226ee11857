import {
  BusinessClosedV1,
  BusinessErasedV1,
  BusinessReopenedV1,
  BusinessStatusChangedV1,
  PlanChangedV1,
} from '@chalkboard/contracts';
import { Outbox } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PostgresApiKeys } from '../persistence/postgres-api-keys';

/** What becomes of a business becomes of its keys, in the same transaction. */
@Injectable()
export class FollowBusinessesHandler implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly keys: PostgresApiKeys,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const renew = ({ data }: { readonly data: { readonly businessId: string } }, manager: EntityManager) =>
      this.keys.renewRightsWithin(manager, data.businessId, this.clock.now());
    this.outbox.subscribe(BusinessStatusChangedV1, renew);
    this.outbox.subscribe(BusinessClosedV1, renew);
    this.outbox.subscribe(BusinessReopenedV1, renew);
    this.outbox.subscribe(PlanChangedV1, renew);
    this.outbox.subscribe(BusinessErasedV1, ({ data }, manager) => this.keys.removeWithin(manager, data.businessId));
  }
}
