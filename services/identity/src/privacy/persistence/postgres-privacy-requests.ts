import { randomUUID } from 'node:crypto';
import {
  ErasureReceipt,
  ErasureRequestedV1,
  PRIVACY,
  PrivacyCodeRequestedV1,
  RETENTION,
  type CustomerContact,
  type PrivacyCode,
  type SignInChannel,
} from '@chalkboard/contracts';
import { countOf, logRemoval, Outbox, rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, MoreThan, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import {
  CODES_KEPT,
  hashOfCode,
  hashOfSecret,
  isRightCode,
  newCode,
  newSecret,
  takesCodes,
  type OpenRequest,
} from '../domain/privacy-request';
import {
  PrivacyRequests,
  type ErasedCustomer,
  type ErasurePart,
  type ErasureWish,
  type PendingOrders,
} from '../domain/privacy-requests';
import { NotProvedError, ReceiptNotFoundError } from '../domain/privacy.errors';
import { countOverdue, endWhereDone, repeatStalled } from './erasure-progress';
import { PrivacyRequestEntity } from './privacy-request.entity';

const PAGE = '/privacy/my-data';
const LOCK = { mode: 'pessimistic_write' } as const;

@Injectable()
export class PostgresPrivacyRequests extends PrivacyRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  ask({ kind, value }: CustomerContact, now: Date, language?: string): Promise<string> {
    return this.dataSource.transaction(async (manager) => {
      const requestId = randomUUID();
      await manager.insert(PrivacyRequestEntity, {
        id: requestId,
        contactKind: kind,
        contact: value,
        requestedAt: now,
        expiresAt: new Date(now.getTime() + PRIVACY.codeValidMs),
        language: language ?? null,
      });
      const data = { requestId, channel: channelOf(kind), requestedAt: now.toISOString() };
      await this.outbox.append(manager, {
        definition: PrivacyCodeRequestedV1,
        aggregateId: requestId,
        aggregateVersion: 1,
        data,
      });
      return requestId;
    });
  }

  code(requestId: string, now: Date): Promise<PrivacyCode | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const request = await manager.findOne(PrivacyRequestEntity, { where: { id: requestId }, lock: LOCK });
      if (!request || request.contact === null || !takesCodes(request, now)) return undefined;
      const code = newCode();
      const codeHashes = [...request.codeHashes, hashOfCode(requestId, code)].slice(-CODES_KEPT);
      await manager.update(PrivacyRequestEntity, { id: requestId }, { codeHashes });
      const { language } = request;
      return {
        channel: channelOf(request.contactKind),
        to: request.contact,
        code,
        ...(language !== null && { language }),
        pagePath: PAGE,
      };
    });
  }

  async contactOf(requestId: string): Promise<CustomerContact | null> {
    const request = await this.dataSource.manager.findOneBy(PrivacyRequestEntity, { id: requestId });
    return request && contactOf(request);
  }

  prove(requestId: string, code: string, now: Date): Promise<{ secret: string; openUntil: Date } | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const request = await manager.findOne(PrivacyRequestEntity, { where: { id: requestId }, lock: LOCK });
      if (!request || !takesCodes(request, now)) return undefined;
      if (!isRightCode(request, code)) {
        await manager.increment(PrivacyRequestEntity, { id: requestId }, 'codeTries', 1);
        return undefined;
      }
      const secret = newSecret();
      const openUntil = new Date(now.getTime() + PRIVACY.openMs);
      await manager.update(
        PrivacyRequestEntity,
        { id: requestId },
        { provedAt: now, codeHashes: [], secretHash: hashOfSecret(secret), openUntil },
      );
      return { secret, openUntil };
    });
  }

  async open(secret: string, now: Date): Promise<OpenRequest> {
    const request = await this.dataSource.manager.findOneBy(PrivacyRequestEntity, openedBy(secret, now));
    const contact = request && contactOf(request);
    if (!request?.openUntil || !contact) throw new NotProvedError();
    return { id: request.id, contact, openUntil: request.openUntil };
  }

  async leave(secret: string): Promise<void> {
    const unused = { secretHash: hashOfSecret(secret), erasingSince: IsNull() };
    await this.dataSource.manager.delete(PrivacyRequestEntity, unused);
  }

  erase(secret: string, { visitor, keepStop }: ErasureWish, now: Date): Promise<string> {
    return this.dataSource.transaction(async (manager) => {
      const request = await manager.findOne(PrivacyRequestEntity, { where: openedBy(secret, now), lock: LOCK });
      if (!request) throw new NotProvedError();
      if (request.receipt !== null) return request.receipt;
      const { id } = request;
      const receipt = newSecret();
      await manager.update(PrivacyRequestEntity, { id }, { receipt, erasingSince: now, keepStop, visitor });
      await this.outbox.append(manager, {
        definition: ErasureRequestedV1,
        aggregateId: id,
        aggregateVersion: 2,
        data: { requestId: id, requestedAt: now.toISOString() },
      });
      return receipt;
    });
  }

  async customerOf(requestId: string): Promise<{ contact: CustomerContact | null; keepStop: boolean }> {
    const request = await this.dataSource.manager.findOneBy(PrivacyRequestEntity, erasing(requestId));
    return { contact: request && contactOf(request), keepStop: request?.keepStop ?? false };
  }

  async locked(requestId: string, manager: EntityManager): Promise<ErasedCustomer | undefined> {
    const request = await manager.findOne(PrivacyRequestEntity, { where: erasing(requestId), lock: LOCK });
    return request ? { contact: contactOf(request), visitor: request.visitor } : undefined;
  }

  async keepPending(requestId: string, { part, orders, until }: PendingOrders, manager: EntityManager): Promise<void> {
    await manager.update(
      PrivacyRequestEntity,
      { id: requestId, newestPart: LessThan(part) },
      { newestPart: part, waiting: orders, waitingUntil: until },
    );
  }

  async keepPart(
    { requestId, service, part, counts }: ErasurePart,
    now: Date,
    manager: EntityManager,
  ): Promise<boolean> {
    const kept = countOf(
      await manager.query(
        'INSERT INTO privacy_parts (request_id, service, part, counts, done_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING part',
        [requestId, service, part, JSON.stringify(counts), now],
      ),
    );
    await endWhereDone(manager, requestId, now);
    return kept > 0;
  }

  repeatStalled(now: Date): Promise<number> {
    return this.dataSource.transaction((manager) => repeatStalled(manager, this.outbox, now));
  }

  countOverdue(now: Date): Promise<number> {
    return countOverdue(this.dataSource, now);
  }

  async receipt(receipt: string): Promise<ErasureReceipt> {
    const request = await this.dataSource.manager.findOneBy(PrivacyRequestEntity, { receipt });
    if (!request?.erasingSince) throw new ReceiptNotFoundError();
    const { id, erasingSince, doneAt, waiting, waitingUntil } = request;
    const removed = rowsOf(
      ErasureReceipt.shape.removed.element,
      await this.dataSource.query(
        `SELECT service, entry.key AS what, sum(entry.value::int)::int AS count FROM privacy_parts, jsonb_each_text(counts) AS entry WHERE request_id = $1 GROUP BY 1, 2 ORDER BY 1, 2`,
        [id],
      ),
    );
    return {
      receipt,
      requestedAt: erasingSince.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
      removed,
      waiting,
      waitingUntil: waitingUntil?.toISOString() ?? null,
    };
  }

  removeOld(now: Date): Promise<{ requests: number; receipts: number }> {
    return this.dataSource.transaction(async (manager) => {
      const remove = async (what: string, where: string, olderThan: Date) => {
        const count = countOf(await manager.query(`DELETE FROM privacy_requests WHERE ${where}`, [olderThan]));
        await logRemoval(manager, { what, count, olderThan, at: now });
        return count;
      };
      return {
        requests: await remove(
          'requests of customers',
          'erasing_since IS NULL AND coalesce(open_until, expires_at) < $1',
          now,
        ),
        receipts: await remove(
          'receipts of erasures',
          'done_at < $1',
          new Date(now.getTime() - RETENTION.erasureReceiptMs),
        ),
      };
    });
  }
}

function openedBy(secret: string, now: Date): FindOptionsWhere<PrivacyRequestEntity> {
  return { secretHash: hashOfSecret(secret), openUntil: MoreThan(now) };
}

function erasing(id: string): FindOptionsWhere<PrivacyRequestEntity> {
  return { id, erasingSince: Not(IsNull()) };
}

function contactOf({
  contactKind: kind,
  contact: value,
}: Pick<PrivacyRequestEntity, 'contactKind' | 'contact'>): CustomerContact | null {
  return value === null ? null : { kind, value };
}

function channelOf(kind: CustomerContact['kind']): SignInChannel {
  return kind === 'email' ? 'email' : 'sms';
}
