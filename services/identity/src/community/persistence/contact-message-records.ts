import { countOf, rowsOf, type Queryable } from '@chalkboard/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CustomerRecords, type Customer, type CustomerRecord } from '../../submissions/persistence/customer-records';
import { ContactMessageRow } from './postgres-contact-messages';

const Row = ContactMessageRow.omit({ id: true, handledBy: true, handledAt: true });

/** What somebody wrote to us, for whom it is of. Notes of staff about it are shown to nobody else, and go with it. */
@Injectable()
export class ContactMessageRecords implements CustomerRecord, OnModuleInit {
  readonly kind = 'contactMessages';

  constructor(private readonly records: CustomerRecords) {}

  onModuleInit(): void {
    this.records.add(this);
  }

  async list({ contact }: Customer, source: Queryable): Promise<Record<string, unknown>[]> {
    if (contact?.kind !== 'email') return [];
    return rowsOf(
      Row,
      await source.query(
        'SELECT name, email, subject, category, message, state, received_at AS "receivedAt" FROM contact_messages WHERE lower(email) = $1 ORDER BY received_at, id',
        [contact.value],
      ),
    );
  }

  async erase({ contact }: Customer, manager: EntityManager): Promise<number> {
    if (contact?.kind !== 'email') return 0;
    return countOf(await manager.query('DELETE FROM contact_messages WHERE lower(email) = $1', [contact.value]));
  }
}
