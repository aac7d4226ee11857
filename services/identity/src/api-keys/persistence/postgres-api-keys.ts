import { API_LIMITS, API_SCOPES, PLAN_IDS } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { AuditAction } from '../../authority/domain/audit-log';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import { assertMayUseApi, type ApiKeyRecord, type KeyedBusiness } from '../domain/api-key';
import { ApiKeyStore, type KeyOwner } from '../domain/api-key-store';
import { BusinessNotFoundError, KeyNotFoundError, TooManyKeysError } from '../domain/api-keys.errors';
import { ApiKeyEntity } from './api-key.entity';

/** How exactly the last use is known. */
const USE_NOTED_MS = 60_000;

const BusinessRow = z.object({ is_open: z.boolean(), plan: z.enum(PLAN_IDS) });
const Scopes = z.array(z.enum(API_SCOPES));

@Injectable()
export class PostgresApiKeys extends ApiKeyStore {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async list(businessId: string): Promise<ApiKeyRecord[]> {
    const rows = await this.dataSource.manager.find(ApiKeyEntity, {
      where: { businessId, revokedAt: IsNull() },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    return rows.map(toRecord);
  }

  async add(key: ApiKeyRecord, by: KeyOwner): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { businessId, createdAt } = key;
      // Two keys that are made at once are counted one after the other.
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`api_keys ${businessId}`]);
      assertMayUseApi(found(await businessOf(manager, businessId)));
      const [expiring, lasting] = await Promise.all([
        manager.countBy(ApiKeyEntity, { businessId, revokedAt: IsNull(), expiresAt: MoreThan(createdAt) }),
        manager.countBy(ApiKeyEntity, { businessId, revokedAt: IsNull(), expiresAt: IsNull() }),
      ]);
      if (expiring + lasting >= API_LIMITS.maxKeys) throw new TooManyKeysError();
      await manager.insert(ApiKeyEntity, { ...key, scopes: [...key.scopes], rightsChangedAt: createdAt });
      await note(manager, 'business.api_key_made', key, by, createdAt);
    });
  }

  async revoke(
    { businessId, keyId }: { readonly businessId: string; readonly keyId: string },
    by: KeyOwner,
    now: Date,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(ApiKeyEntity, {
        where: { id: keyId, businessId, revokedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) throw new KeyNotFoundError();
      await manager.update(
        ApiKeyEntity,
        { id: keyId },
        { revokedAt: now, rights: row.rights + 1, rightsChangedAt: now },
      );
      await note(manager, 'business.api_key_revoked', toRecord(row), by, now);
    });
  }

  async use(secretHash: string, now: Date): Promise<{ key: ApiKeyRecord; business: KeyedBusiness } | undefined> {
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(ApiKeyEntity, { secretHash, revokedAt: IsNull() });
    const business = row && (await businessOf(manager, row.businessId));
    if (!row || !business) return undefined;
    if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() >= USE_NOTED_MS)
      await manager.update(ApiKeyEntity, { id: row.id }, { lastUsedAt: now });
    return { key: toRecord(row), business };
  }

  /** What keys may do has changed with their business: services ask again. @param manager of a transaction */
  async renewRightsWithin(manager: EntityManager, businessId: string, now: Date): Promise<void> {
    await manager.query(
      'UPDATE api_keys SET rights = rights + 1, rights_changed_at = $2 WHERE business_id = $1 AND revoked_at IS NULL',
      [businessId, now],
    );
  }

  async removeWithin(manager: EntityManager, businessId: string): Promise<void> {
    await manager.delete(ApiKeyEntity, { businessId });
  }

  async listUnannounced(): Promise<{ keyId: string; rights: number }[]> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(ApiKeyEntity, 'key')
      .where('key.rights > key.announcedRights')
      .getMany();
    return rows.map(({ id, rights }) => ({ keyId: id, rights }));
  }

  async markAnnounced(keyId: string, rights: number): Promise<void> {
    await this.dataSource.manager.update(ApiKeyEntity, { id: keyId }, { announcedRights: rights });
  }

  async listChangedSince(since: Date): Promise<{ keyId: string; rights: number }[]> {
    const rows = await this.dataSource.manager.findBy(ApiKeyEntity, {
      rights: MoreThan(1),
      rightsChangedAt: MoreThan(since),
    });
    return rows.map(({ id, rights }) => ({ keyId: id, rights }));
  }
}

function found(business: KeyedBusiness | undefined): KeyedBusiness {
  if (!business) throw new BusinessNotFoundError();
  return business;
}

async function businessOf(manager: EntityManager, businessId: string): Promise<KeyedBusiness | undefined> {
  const [row] = rowsOf(
    BusinessRow,
    await manager.query('SELECT is_open, plan FROM keyed_businesses WHERE id = $1', [businessId]),
  );
  return row && { isOpen: row.is_open, plan: row.plan };
}

/** Neither secret nor hash is in the log: how the key begins tells which it is. */
function note(
  manager: EntityManager,
  action: AuditAction,
  { businessId, name, prefix, scopes }: ApiKeyRecord,
  { accountId, address }: KeyOwner,
  at: Date,
): Promise<void> {
  const facts = { name, prefix, scopes };
  return insertAuditEntry(manager, {
    action,
    actor: `owner ${accountId}`,
    address,
    subject: businessId,
    ...(action === 'business.api_key_made' ? { after: facts } : { before: facts }),
    at,
  });
}

function toRecord({ expiresAt, lastUsedAt, scopes, ...row }: ApiKeyEntity): ApiKeyRecord {
  const { id, businessId, name, prefix, secretHash, rights, createdAt } = row;
  return {
    id,
    businessId,
    name,
    prefix,
    secretHash,
    rights,
    createdAt,
    scopes: Scopes.parse(scopes),
    ...(expiresAt && { expiresAt }),
    ...(lastUsedAt && { lastUsedAt }),
  };
}
