import { randomUUID } from 'node:crypto';
import type { AccountLocation, LocationRequest } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LastLocationError, LocationNotFoundError } from '../domain/accounts.errors';
import { Locations, type LocationRef } from '../domain/locations';
import { managerPlaceOf } from '../domain/team';
import { BusinessLocationEntity } from './business-location.entity';
import { lockBusiness } from './business-lock';
import { listMembers } from './postgres-teams';

@Injectable()
export class PostgresLocations extends Locations {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  add(
    { businessId, by }: Omit<LocationRef, 'locationId'>,
    location: LocationRequest,
    now: Date,
  ): Promise<AccountLocation> {
    return this.asOwner(businessId, by, (manager) => insertLocation(manager, businessId, location, now));
  }

  change(
    { businessId, locationId, by }: LocationRef,
    { name, address, timeZone }: LocationRequest,
  ): Promise<AccountLocation> {
    return this.asOwner(businessId, by, async (manager) => {
      const { affected } = await manager.update(
        BusinessLocationEntity,
        { businessId, id: locationId },
        { name, address, timeZone },
      );
      if (!affected) throw new LocationNotFoundError();
      return { id: locationId, name, address, timeZone };
    });
  }

  remove({ businessId, locationId, by }: LocationRef): Promise<void> {
    return this.asOwner(businessId, by, async (manager) => {
      const locations = await listLocations(manager, businessId);
      if (!locations.some(({ id }) => id === locationId)) throw new LocationNotFoundError();
      if (locations.length === 1) throw new LastLocationError();
      await manager.delete(BusinessLocationEntity, { businessId, id: locationId });
    });
  }

  private asOwner<T>(businessId: string, accountId: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await lockBusiness(manager, businessId);
      managerPlaceOf(await listMembers(manager, businessId), accountId);
      return work(manager);
    });
  }
}

/** Oldest first. */
export async function listLocations(manager: EntityManager, businessId: string): Promise<AccountLocation[]> {
  const locations = await manager.find(BusinessLocationEntity, {
    where: { businessId },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  return locations.map(({ id, name, address, timeZone }) => ({ id, name, address, timeZone }));
}

export async function insertLocation(
  manager: EntityManager,
  businessId: string,
  { name, address, timeZone }: LocationRequest,
  now: Date,
): Promise<AccountLocation> {
  const id = randomUUID();
  await manager.insert(BusinessLocationEntity, { id, businessId, name, address, timeZone, createdAt: now });
  return { id, name, address, timeZone };
}
