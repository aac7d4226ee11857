import { Injectable } from '@nestjs/common';
import { ContactReceivedV1 } from '@chalkboard/contracts';
import { Outbox } from '@chalkboard/service-kit';
import { DataSource } from 'typeorm';
import { ContactMessages, type ContactMessage } from '../domain/contact-messages';
import type { Page, Slice } from '../domain/page';
import { ContactMessageEntity } from './contact-message.entity';

@Injectable()
export class TypeormContactMessages extends ContactMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async add(message: ContactMessage): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.insert(ContactMessageEntity, { ...message, subject: message.subject ?? null });
      const data = { contactMessageId: message.id, receivedAt: message.receivedAt.toISOString() };
      await this.outbox.append(manager, { definition: ContactReceivedV1, aggregateId: message.id, aggregateVersion: 1, data });
    });
  }

  async find(id: string): Promise<ContactMessage | undefined> {
    const row = await this.dataSource.getRepository(ContactMessageEntity).findOneBy({ id });
    return row ? toMessage(row) : undefined;
  }

  async list({ page, pageSize }: Page): Promise<Slice<ContactMessage>> {
    const [rows, total] = await this.dataSource.getRepository(ContactMessageEntity).findAndCount({ order: { receivedAt: 'DESC', id: 'ASC' }, skip: (page - 1) * pageSize, take: pageSize });
    return { total, items: rows.map(toMessage) };
  }
}

function toMessage(row: ContactMessageEntity): ContactMessage {
  return { ...row, subject: row.subject ?? undefined };
}
