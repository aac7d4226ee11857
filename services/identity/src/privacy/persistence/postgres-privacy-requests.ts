import { randomUUID } from 'node:crypto';
import {
  ErasureRequestedV1,
  PRIVACY,
  PrivacyCodeRequestedV1,
  RETENTION,
  type CustomerContact,
  type ErasureReceipt,
  type PrivacyCode,
  type SignInChannel,
} from '@chalkboard/contracts';
import { logRemoval, Outbox } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  CODES_KEPT,
  hashOfCode,
  hashOfSecret,
  isRightCode,
  newCode,
  newSecret,
  takesCodes,
  type OpenRequest,
  type PrivacyRequest,
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

const PAGE = '/privacy/my-data';
const PROOF =
  'id, expires_at AS "expiresAt", proved_at AS "provedAt", code_hashes AS "codeHashes", code_tries AS "codeTries"';

interface ContactRow {
  readonly kind: CustomerContact['kind'];
  readonly value: string | null;
}

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
      await manager.query(
        'INSERT INTO privacy_requests (id, contact_kind, contact, requested_at, expires_at, language) VALUES ($1, $2, $3, $4, $5, $6)',
        [requestId, kind, value, now, new Date(now.getTime() + PRIVACY.codeValidMs), language ?? null],
      );
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
      const [row] = (await manager.query(
        `SELECT ${PROOF}, contact_kind AS kind, contact AS value, language FROM privacy_requests WHERE id = $1 FOR UPDATE`,
        [requestId],
      )) as (PrivacyRequest & ContactRow & { readonly language: string | null })[];
      if (!row || row.value === null || !takesCodes(row, now)) return undefined;
      const code = newCode();
      const codeHashes = [...row.codeHashes, hashOfCode(requestId, code)].slice(-CODES_KEPT);
      await manager.query('UPDATE privacy_requests SET code_hashes = $2 WHERE id = $1', [requestId, codeHashes]);
      const { language } = row;
      return {
        channel: channelOf(row.kind),
        to: row.value,
        code,
        ...(language !== null && { language }),
        pagePath: PAGE,
      };
    });
  }

  async contactOf(requestId: string): Promise<CustomerContact | null> {
    const [row] = (await this.dataSource.query(
      'SELECT contact_kind AS kind, contact AS value FROM privacy_requests WHERE id = $1',
      [requestId],
    )) as ContactRow[];
    return row ? contactOf(row) : null;
  }

  prove(requestId: string, code: string, now: Date): Promise<{ secret: string; openUntil: Date } | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const [row] = (await manager.query(`SELECT ${PROOF} FROM privacy_requests WHERE id = $1 FOR UPDATE`, [
        requestId,
      ])) as PrivacyRequest[];
      if (!row || !takesCodes(row, now)) return undefined;
      if (!isRightCode(row, code)) {
        await manager.query('UPDATE privacy_requests SET code_tries = code_tries + 1 WHERE id = $1', [requestId]);
        return undefined;
      }
      const secret = newSecret();
      const openUntil = new Date(now.getTime() + PRIVACY.openMs);
      await manager.query(
        `UPDATE privacy_requests SET proved_at = $2, code_hashes = '{}', secret_hash = $3, open_until = $4 WHERE id = $1`,
        [requestId, now, hashOfSecret(secret), openUntil],
      );
      return { secret, openUntil };
    });
  }

  async open(secret: string, now: Date): Promise<OpenRequest> {
    const row = await rowOf(this.dataSource.manager, secret, now);
    const contact = row && contactOf(row);
    if (!row || !contact) throw new NotProvedError();
    return { id: row.id, contact, openUntil: row.openUntil };
  }

  async leave(secret: string): Promise<void> {
    await this.dataSource.query('DELETE FROM privacy_requests WHERE secret_hash = $1 AND erasing_since IS NULL', [
      hashOfSecret(secret),
    ]);
  }

  erase(secret: string, { visitor, keepStop }: ErasureWish, now: Date): Promise<string> {
    return this.dataSource.transaction(async (manager) => {
      const row = await rowOf(manager, secret, now, 'FOR UPDATE');
      if (!row) throw new NotProvedError();
      if (row.receipt !== null) return row.receipt;
      const receipt = newSecret();
      await manager.query(
        'UPDATE privacy_requests SET receipt = $2, erasing_since = $3, keep_stop = $4, visitor = $5 WHERE id = $1',
        [row.id, receipt, now, keepStop, visitor],
      );
      await this.outbox.append(manager, {
        definition: ErasureRequestedV1,
        aggregateId: row.id,
        aggregateVersion: 2,
        data: { requestId: row.id, requestedAt: now.toISOString() },
      });
      return receipt;
    });
  }

  async customerOf(requestId: string): Promise<{ contact: CustomerContact | null; keepStop: boolean }> {
    const [row] = (await this.dataSource.query(
      'SELECT contact_kind AS kind, contact AS value, keep_stop AS "keepStop" FROM privacy_requests WHERE id = $1 AND erasing_since IS NOT NULL',
      [requestId],
    )) as (ContactRow & {
      keepStop: boolean;
    })[];
    return { contact: row ? contactOf(row) : null, keepStop: row?.keepStop ?? false };
  }

  async locked(requestId: string, manager: EntityManager): Promise<ErasedCustomer | undefined> {
    const [row] = (await manager.query(
      'SELECT contact_kind AS kind, contact AS value, visitor FROM privacy_requests WHERE id = $1 AND erasing_since IS NOT NULL FOR UPDATE',
      [requestId],
    )) as (ContactRow & { visitor: string | null })[];
    return row && { contact: contactOf(row), visitor: row.visitor };
  }

  async keepPending(requestId: string, { part, orders, until }: PendingOrders, manager: EntityManager): Promise<void> {
    await manager.query(
      'UPDATE privacy_requests SET newest_part = $2, waiting = $3, waiting_until = $4 WHERE id = $1 AND newest_part < $2',
      [requestId, part, orders, until],
    );
  }

  async keepPart(
    { requestId, service, part, counts }: ErasurePart,
    now: Date,
    manager: EntityManager,
  ): Promise<boolean> {
    const kept = (await manager.query(
      'INSERT INTO privacy_parts (request_id, service, part, counts, done_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING part',
      [requestId, service, part, JSON.stringify(counts), now],
    )) as unknown[];
    await endWhereDone(manager, requestId, now);
    return kept.length > 0;
  }

  repeatStalled(now: Date): Promise<number> {
    return this.dataSource.transaction((manager) => repeatStalled(manager, this.outbox, now));
  }

  countOverdue(now: Date): Promise<number> {
    return countOverdue(this.dataSource, now);
  }

  async receipt(receipt: string): Promise<ErasureReceipt> {
    const [row] = (await this.dataSource.query(
      'SELECT id, erasing_since AS "requestedAt", done_at AS "doneAt", waiting, waiting_until AS "waitingUntil" FROM privacy_requests WHERE receipt = $1',
      [receipt],
    )) as {
      id: string;
      requestedAt: Date;
      doneAt: Date | null;
      waiting: number;
      waitingUntil: Date | null;
    }[];
    if (!row) throw new ReceiptNotFoundError();
    const removed = (await this.dataSource.query(
      `SELECT service, entry.key AS what, sum(entry.value::int)::int AS count FROM privacy_parts, jsonb_each_text(counts) AS entry WHERE request_id = $1 GROUP BY 1, 2 ORDER BY 1, 2`,
      [row.id],
    )) as ErasureReceipt['removed'];
    const { requestedAt, doneAt, waiting, waitingUntil } = row;
    return {
      receipt,
      requestedAt: requestedAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
      removed,
      waiting,
      waitingUntil: waitingUntil?.toISOString() ?? null,
    };
  }

  removeOld(now: Date): Promise<{ requests: number; receipts: number }> {
    return this.dataSource.transaction(async (manager) => {
      const remove = async (what: string, where: string, olderThan: Date) => {
        const [, count] = (await manager.query(`DELETE FROM privacy_requests WHERE ${where}`, [olderThan])) as [
          unknown,
          number,
        ];
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

interface SecretRow extends ContactRow {
  readonly id: string;
  readonly openUntil: Date;
  readonly receipt: string | null;
}

async function rowOf(manager: EntityManager, secret: string, now: Date, lock = ''): Promise<SecretRow | undefined> {
  const [row] = (await manager.query(
    `SELECT id, contact_kind AS kind, contact AS value, open_until AS "openUntil", receipt FROM privacy_requests WHERE secret_hash = $1 AND open_until > $2 ${lock}`,
    [hashOfSecret(secret), now],
  )) as SecretRow[];
  return row;
}

function contactOf({ kind, value }: ContactRow): CustomerContact | null {
  return value === null ? null : { kind, value };
}

function channelOf(kind: CustomerContact['kind']): SignInChannel {
  return kind === 'email' ? 'email' : 'sms';
}
