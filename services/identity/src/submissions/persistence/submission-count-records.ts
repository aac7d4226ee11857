import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hashOfCustomer } from '../domain/submission-limits';
import { CustomerRecords, type Customer, type CustomerRecord } from './customer-records';

/** How often somebody has sent something within the hour: by their address, or by its hash, and from their browser. It is gone within two hours by itself. */
@Injectable()
export class SubmissionCountRecords implements CustomerRecord, OnModuleInit {
  readonly kind = 'counts';

  constructor(private readonly records: CustomerRecords) {}

  onModuleInit(): void {
    this.records.add(this);
  }

  async erase({ contact, visitor }: Customer, manager: EntityManager): Promise<number> {
    const keys = contact ? [contact.value, hashOfCustomer(contact)] : [];
    const [, count] = (await manager.query("DELETE FROM submission_counts WHERE (scope = 'email' AND key = ANY ($1)) OR (scope = 'visitor' AND key = $2)", [keys, visitor])) as [unknown, number];
    return count;
  }
}
