import { randomUUID } from 'node:crypto';
import {
  CONTACT_CATEGORIES,
  CONTACT_STATES,
  ContactReceivedV1,
  type AdminContactMessage,
  type AdminContactMessageDetail,
  type AdminContactMessages,
  type AdminContactMessagesQuery,
  type ContactStateRequest,
} from '@chalkboard/contracts';
import { Outbox, readKeysetPage, rowsOf, searchConditions, type KeysetList } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { StaffActor } from '../../authority/domain/staff-actor';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import { staffNameOf } from '../../authority/persistence/staff-names';
import { dueAtOf } from '../domain/answer-time';
import { MessageNotFoundError } from '../domain/community.errors';
import { ContactMessages, type ContactMessage } from '../domain/contact-messages';
import { ContactMessageEntity, ContactMessageStepEntity } from './contact-message.entities';

const COLUMNS =
  'id, name, email, subject, category, message, state, received_at AS "receivedAt", handled_by AS "handledBy", handled_at AS "handledAt"';
const BY_AGE = [
  { sql: 'received_at', type: 'timestamptz' },
  { sql: 'id', type: 'uuid' },
] as const;

/** A message as its statements select it. */
export const ContactMessageRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string().nullable(),
  category: z.enum(CONTACT_CATEGORIES),
  message: z.string(),
  state: z.enum(CONTACT_STATES),
  receivedAt: z.date(),
  handledBy: z.string().nullable(),
  handledAt: z.date().nullable(),
});
type Row = z.infer<typeof ContactMessageRow>;

@Injectable()
export class PostgresContactMessages extends ContactMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async add({ id, name, email, subject, category, message, language, receivedAt }: ContactMessage): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.insert(ContactMessageEntity, {
        id,
        name,
        email,
        subject,
        category,
        message,
        receivedAt,
        language: language ?? null,
      });
      const data = { contactMessageId: id, receivedAt: receivedAt.toISOString() };
      await this.outbox.append(manager, { definition: ContactReceivedV1, aggregateId: id, aggregateVersion: 1, data });
    });
  }

  async find(id: string): Promise<ContactMessage | undefined> {
    const known = await this.dataSource.manager.findOneBy(ContactMessageEntity, { id });
    if (!known) return undefined;
    const { name, email, subject, category, message, language, receivedAt } = known;
    return {
      id,
      name,
      email,
      subject: subject ?? undefined,
      category,
      message,
      ...(language !== null && { language }),
      receivedAt,
    };
  }

  async list({
    state,
    category,
    search,
    sort,
    cursor,
    limit,
  }: AdminContactMessagesQuery): Promise<AdminContactMessages> {
    const list: KeysetList = {
      select: COLUMNS,
      from: 'contact_messages',
      where: [
        state && ['state = ?', state],
        category && ['category = ?', category],
        ...searchConditions('search_text', search),
      ],
      order: { direction: sort === 'oldest' ? 'asc' : 'desc', columns: BY_AGE },
    };
    const page = await readKeysetPage(this.dataSource, list, { cursor, limit });
    return { ...page, items: rowsOf(ContactMessageRow, page.items).map(toMessage) };
  }

  show(id: string): Promise<AdminContactMessageDetail> {
    return detailOf(this.dataSource.manager, id);
  }

  handle(
    id: string,
    { state, note }: ContactStateRequest,
    by: StaffActor,
    now: Date,
  ): Promise<AdminContactMessageDetail> {
    return this.dataSource.transaction(async (manager) => {
      const known = await manager.findOne(ContactMessageEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!known) throw new MessageNotFoundError();
      if (known.state === state && note === '') return detailOf(manager, id);
      const name = await staffNameOf(manager, by.staffId);
      const stepId = randomUUID();
      await manager.update(ContactMessageEntity, { id }, { state, handledBy: name, handledAt: now });
      await manager.insert(ContactMessageStepEntity, {
        id: stepId,
        messageId: id,
        before: known.state,
        state,
        note,
        staffId: by.staffId,
        staffName: name,
        at: now,
      });
      const noted = note === '' ? {} : { note: stepId };
      await insertAuditEntry(manager, {
        ...by,
        action: 'contact.message_handled',
        subject: id,
        before: { state: known.state },
        after: { state, ...noted },
        at: now,
      });
      return detailOf(manager, id);
    });
  }
}

async function detailOf(manager: EntityManager, id: string): Promise<AdminContactMessageDetail> {
  const message = await manager.findOneBy(ContactMessageEntity, { id });
  if (!message) throw new MessageNotFoundError();
  const steps = await manager.find(ContactMessageStepEntity, {
    where: { messageId: id },
    order: { at: 'ASC', id: 'ASC' },
  });
  return {
    ...toMessage(message),
    history: steps.map(({ id: stepId, before, state, note, staffName: by, at }) => ({
      id: stepId,
      before,
      state,
      note,
      by,
      at: at.toISOString(),
    })),
  };
}

function toMessage(row: Row): AdminContactMessage {
  const { id, name, email, subject, category, message, state, receivedAt, handledBy, handledAt } = row;
  return {
    id,
    name,
    email,
    subject: subject ?? undefined,
    category,
    message,
    state,
    receivedAt: receivedAt.toISOString(),
    dueAt: dueAtOf(category, receivedAt).toISOString(),
    handledBy: handledBy ?? undefined,
    handledAt: handledAt?.toISOString(),
  };
}
