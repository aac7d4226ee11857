import { randomUUID } from 'node:crypto';
import {
  ContactReceivedV1,
  type AdminContactMessage,
  type AdminContactMessageDetail,
  type AdminContactMessages,
  type AdminContactMessagesQuery,
  type ContactState,
  type ContactStateRequest,
} from '@chalkboard/contracts';
import { Outbox, readKeysetPage, searchConditions, type KeysetList } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { StaffActor } from '../../authority/domain/staff-actor';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import { staffNameOf } from '../../authority/persistence/staff-names';
import { dueAtOf } from '../domain/answer-time';
import { MessageNotFoundError } from '../domain/community.errors';
import { ContactMessages, type ContactMessage } from '../domain/contact-messages';

const COLUMNS =
  'id, name, email, subject, category, message, state, received_at AS "receivedAt", handled_by AS "handledBy", handled_at AS "handledAt"';
const BY_AGE = [
  { sql: 'received_at', type: 'timestamptz' },
  { sql: 'id', type: 'uuid' },
] as const;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string | null;
  readonly category: ContactMessage['category'];
  readonly message: string;
  readonly state: ContactState;
  readonly receivedAt: Date;
  readonly handledBy: string | null;
  readonly handledAt: Date | null;
}

interface StepRow {
  readonly id: string;
  readonly before: ContactState;
  readonly state: ContactState;
  readonly note: string;
  readonly by: string;
  readonly at: Date;
}

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
      await manager.query(
        'INSERT INTO contact_messages (id, name, email, subject, category, message, received_at, language) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
        [id, name, email, subject ?? null, category, message, receivedAt, language ?? null],
      );
      const data = { contactMessageId: id, receivedAt: receivedAt.toISOString() };
      await this.outbox.append(manager, { definition: ContactReceivedV1, aggregateId: id, aggregateVersion: 1, data });
    });
  }

  async find(id: string): Promise<ContactMessage | undefined> {
    const [row] = (await this.dataSource.query(`SELECT ${COLUMNS}, language FROM contact_messages WHERE id = $1`, [
      id,
    ])) as (Row & { readonly language: string | null })[];
    return (
      row && {
        id,
        name: row.name,
        email: row.email,
        subject: row.subject ?? undefined,
        category: row.category,
        message: row.message,
        ...(row.language !== null && { language: row.language }),
        receivedAt: row.receivedAt,
      }
    );
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
    const page = await readKeysetPage<Row>(this.dataSource, list, { cursor, limit });
    return { ...page, items: page.items.map(toMessage) };
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
      const [known] = (await manager.query('SELECT state FROM contact_messages WHERE id = $1 FOR UPDATE', [id])) as {
        state: ContactState;
      }[];
      if (!known) throw new MessageNotFoundError();
      if (known.state === state && note === '') return detailOf(manager, id);
      const name = await staffNameOf(manager, by.staffId);
      const stepId = randomUUID();
      await manager.query('UPDATE contact_messages SET state = $2, handled_by = $3, handled_at = $4 WHERE id = $1', [
        id,
        state,
        name,
        now,
      ]);
      await manager.query(
        'INSERT INTO contact_message_steps (id, message_id, before, state, note, staff_id, staff_name, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
        [stepId, id, known.state, state, note, by.staffId, name, now],
      );
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
  const [row] = (await manager.query(`SELECT ${COLUMNS} FROM contact_messages WHERE id = $1`, [id])) as Row[];
  if (!row) throw new MessageNotFoundError();
  const steps = (await manager.query(
    'SELECT id, before, state, note, staff_name AS by, at FROM contact_message_steps WHERE message_id = $1 ORDER BY at, id',
    [id],
  )) as StepRow[];
  return { ...toMessage(row), history: steps.map((step) => ({ ...step, at: step.at.toISOString() })) };
}

function toMessage(row: Row): AdminContactMessage {
  return {
    ...row,
    subject: row.subject ?? undefined,
    receivedAt: row.receivedAt.toISOString(),
    dueAt: dueAtOf(row.category, row.receivedAt).toISOString(),
    handledBy: row.handledBy ?? undefined,
    handledAt: row.handledAt?.toISOString(),
  };
}
