import type { EntityManager } from 'typeorm';
import { BusinessNotFoundError } from '../domain/accounts.errors';

/**
 * Holds back every other change of a business until the transaction ends.
 * @returns its version
 * @throws BusinessNotFoundError
 */
export async function lockBusiness(manager: EntityManager, businessId: string): Promise<number> {
  const [row] = (await manager.query('SELECT version FROM businesses WHERE id = $1 FOR UPDATE', [businessId])) as {
    version: number;
  }[];
  if (!row) throw new BusinessNotFoundError();
  return row.version;
}

/** Locks it, and counts its version up for an event. @returns the version after it */
export async function nextVersion(manager: EntityManager, businessId: string): Promise<number> {
  const version = (await lockBusiness(manager, businessId)) + 1;
  await manager.query('UPDATE businesses SET version = $2 WHERE id = $1', [businessId, version]);
  return version;
}
