import {
  AccountClosure,
  BusinessClosedV1,
  BusinessErasedV1,
  BusinessReopenedV1,
  type AccountOpenOrders,
} from '@chalkboard/contracts';
import { Outbox } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import {
  Any,
  DataSource,
  LessThanOrEqual,
  Not,
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
} from 'typeorm';
import { SessionEndedError } from '../domain/accounts.errors';
import { goneAtOf, newReceipt } from '../domain/closure';
import { Closures } from '../domain/closures';
import { endsWith } from '../domain/team';
import { AccountClosureEntity, OPEN_CLOSURE } from './account-closure.entity';
import { AccountContactEntity } from './account-contact.entities';
import { AccountEntity } from './account.entity';
import { BusinessLocationEntity } from './business-location.entity';
import { nextVersion } from './business-lock';
import { BusinessMemberEntity } from './business-member.entity';
import { BusinessNoteEntity } from './business-note.entity';
import { BusinessEntity } from './business.entity';
import { MenuFactEntity } from './menu-fact.entity';
import { openOrdersOf } from './open-orders';
import { OwnerSessionEntity } from './owner-session.entity';
import { raiseRights } from './postgres-owner-sessions';
import { listMembers } from './postgres-teams';
import { SignInEntity } from './sign-in.entities';

@Injectable()
export class PostgresClosures extends Closures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  close(accountId: string, now: Date): Promise<AccountClosure> {
    return this.dataSource.transaction(async (manager) => {
      await lockAccount(manager, accountId);
      const known = await openClosure(manager, accountId);
      if (known) return toClosure(known);
      const goneAt = goneAtOf(now);
      const businessIds = await endingBusinesses(manager, accountId);
      const closure: AccountClosureEntity = {
        receipt: newReceipt(),
        accountId,
        businessIds,
        closedAt: now,
        goneAt,
        reopenedAt: null,
        removedAt: null,
        removed: null,
      };
      await manager.insert(AccountClosureEntity, closure);
      for (const businessId of businessIds) {
        const data = { businessId, closedAt: now.toISOString(), goneAt: goneAt.toISOString() };
        await this.outbox.append(manager, {
          definition: BusinessClosedV1,
          aggregateId: businessId,
          aggregateVersion: await nextVersion(manager, businessId),
          data,
        });
      }
      return toClosure(closure);
    });
  }

  async openOrders(accountId: string): Promise<AccountOpenOrders['businesses']> {
    const { manager } = this.dataSource;
    const open: AccountOpenOrders['businesses'] = [];
    for (const id of await endingBusinesses(manager, accountId)) {
      const orders = await openOrdersOf(manager, id);
      if (orders.total === 0) continue;
      const business = await manager.findOne(BusinessEntity, { select: { businessName: true }, where: { id } });
      open.push({ id, name: business?.businessName ?? '', ...orders });
    }
    return open;
  }

  async reopen(accountId: string, now: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockAccount(manager, accountId);
      const closure = await openClosure(manager, accountId);
      if (!closure) return;
      await manager.update(AccountClosureEntity, { receipt: closure.receipt }, { reopenedAt: now });
      await this.publishReopened(manager, closure.businessIds, now);
    });
  }

  private async publishReopened(manager: EntityManager, businessIds: readonly string[], now: Date): Promise<void> {
    for (const businessId of businessIds) {
      const data = { businessId, reopenedAt: now.toISOString() };
      await this.outbox.append(manager, {
        definition: BusinessReopenedV1,
        aggregateId: businessId,
        aggregateVersion: await nextVersion(manager, businessId),
        data,
      });
    }
  }

  async find(receipt: string): Promise<AccountClosure | undefined> {
    const closure = await this.dataSource.manager.findOneBy(AccountClosureEntity, { receipt });
    return closure ? toClosure(closure) : undefined;
  }

  async listDue(now: Date): Promise<string[]> {
    const due = await this.dataSource.manager.find(AccountClosureEntity, {
      select: { receipt: true, accountId: true },
      where: { goneAt: LessThanOrEqual(now), ...OPEN_CLOSURE },
      order: { goneAt: 'ASC' },
    });
    return due.map(({ accountId }) => accountId);
  }

  erase(accountId: string, now: Date): Promise<AccountClosure | undefined> {
    return this.dataSource.transaction(async (manager) => {
      await lockAccount(manager, accountId);
      const closure = await openClosure(manager, accountId);
      if (!closure || closure.goneAt > now) return undefined;
      const gone = { removedAt: now, removed: await this.remove(manager, closure, now) };
      await manager.update(AccountClosureEntity, { receipt: closure.receipt }, gone);
      return toClosure({ ...closure, ...gone });
    });
  }

  /** @returns how many records of each kind are gone */
  private async remove(
    manager: EntityManager,
    { accountId, businessIds: closedIds }: AccountClosureEntity,
    now: Date,
  ): Promise<Record<string, number>> {
    // One that somebody else owns by now goes on without this account.
    const ending = new Set(await endingBusinesses(manager, accountId));
    const businessIds = closedIds.filter((id) => ending.has(id));
    await this.publishReopened(
      manager,
      closedIds.filter((id) => !ending.has(id)),
      now,
    );
    for (const businessId of businessIds) {
      const data = { businessId, erasedAt: now.toISOString() };
      await this.outbox.append(manager, {
        definition: BusinessErasedV1,
        aggregateId: businessId,
        aggregateVersion: await nextVersion(manager, businessId),
        data,
      });
    }
    const ofBusinesses = { businessId: Any(businessIds) };
    const team = await manager.find(BusinessMemberEntity, {
      select: { id: true, accountId: true },
      where: { ...ofBusinesses, accountId: Not(accountId) },
    });
    await raiseRights(manager, [...new Set(team.map((member) => member.accountId))]);
    return {
      signIns: await removed(manager, SignInEntity, { accountId }),
      sessions: await removed(manager, OwnerSessionEntity, { accountId }),
      contacts: await removed(manager, AccountContactEntity, { accountId }),
      menus: await removed(manager, MenuFactEntity, ofBusinesses),
      notes: await removed(manager, BusinessNoteEntity, ofBusinesses),
      locations: await removed(manager, BusinessLocationEntity, ofBusinesses),
      members:
        (await removed(manager, BusinessMemberEntity, ofBusinesses)) +
        (await removed(manager, BusinessMemberEntity, { accountId })),
      businesses: await removed(manager, BusinessEntity, { id: Any(businessIds) }),
      accounts: await removed(manager, AccountEntity, { id: accountId }),
    };
  }
}

async function removed<T extends object>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  where: FindOptionsWhere<T>,
): Promise<number> {
  return (await manager.delete(entity, where)).affected ?? 0;
}

async function lockAccount(manager: EntityManager, accountId: string): Promise<void> {
  const account = await manager.findOne(AccountEntity, {
    select: { id: true },
    where: { id: accountId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!account) throw new SessionEndedError();
}

function openClosure(manager: EntityManager, accountId: string): Promise<AccountClosureEntity | null> {
  return manager.findOneBy(AccountClosureEntity, { accountId, ...OPEN_CLOSURE });
}

/** Businesses that nobody else owns, in one order for all, so that two never wait for each other. */
async function endingBusinesses(manager: EntityManager, accountId: string): Promise<string[]> {
  const owned = await manager.find(BusinessMemberEntity, {
    where: { accountId, role: 'owner' },
    order: { businessId: 'ASC' },
  });
  const ending: string[] = [];
  for (const { businessId } of owned)
    if (endsWith(await listMembers(manager, businessId), accountId)) ending.push(businessId);
  return ending;
}

function toClosure(closure: AccountClosureEntity): AccountClosure {
  return {
    receipt: closure.receipt,
    closedAt: closure.closedAt.toISOString(),
    goneAt: closure.goneAt.toISOString(),
    reopenedAt: closure.reopenedAt?.toISOString() ?? null,
    removedAt: closure.removedAt?.toISOString() ?? null,
    removed: AccountClosure.shape.removed.parse(closure.removed),
  };
}
