import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CustomerRecords, type Customer, type CustomerRecord } from './customer-records';
import { SubmissionCountEntity } from './submission-count.entity';

/**
 * How often somebody has sent something from their browser within the hour: whoever wants to be unknown there needs no
 * more than to forget the cookie. What is counted by a number or an address stays until its time is over: else who
 * erases it could have codes sent to it, and guess them, without end. It is a hash, and gone within two hours.
 */
@Injectable()
export class SubmissionCountRecords implements CustomerRecord, OnModuleInit {
  readonly kind = 'counts';

  constructor(private readonly records: CustomerRecords) {}

  onModuleInit(): void {
    this.records.add(this);
  }

  async erase({ visitor }: Customer, manager: EntityManager): Promise<number> {
    if (visitor === null) return 0;
    return (await manager.delete(SubmissionCountEntity, { scope: 'visitor', key: visitor })).affected ?? 0;
  }
}
