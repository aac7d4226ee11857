import type { EntityManager } from 'typeorm';
import { BusinessNotFoundError } from '../domain/accounts.errors';
import { BusinessEntity } from './business.entity';

/**
 * Holds back every other change of a business until the transaction ends.
 * @returns its version
 * @throws BusinessNotFoundError
 */
export async function lockBusiness(manager: EntityManager, businessId: string): Promise<number> {
  const business = await manager.findOne(BusinessEntity, {
    select: { id: true, version: true },
    where: { id: businessId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!business) throw new BusinessNotFoundError();
  return business.version;
}

/** Locks it, and counts its version up for an event. @returns the version after it */
export async function nextVersion(manager: EntityManager, businessId: string): Promise<number> {
  const version = (await lockBusiness(manager, businessId)) + 1;
  await manager.update(BusinessEntity, { id: businessId }, { version });
  return version;
}
