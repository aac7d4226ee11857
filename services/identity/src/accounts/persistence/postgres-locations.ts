import { randomUUID } from 'node:crypto';
import type { AccountLocation, LocationRequest } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LastLocationError, LocationNotFoundError } from '../domain/accounts.errors';
import { Locations, type LocationRef } from '../domain/locations';
import { ownerPlaceOf } from '../domain/team';
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
      const [, count] = (await manager.query(
        'UPDATE business_locations SET name = $3, address = $4, time_zone = $5 WHERE business_id = $1 AND id = $2',
        [businessId, locationId, name, address, timeZone],
      )) as [unknown, number];
      if (count === 0) throw new LocationNotFoundError();
      return { id: locationId, name, address, timeZone };
    });
  }

  remove({ businessId, locationId, by }: LocationRef): Promise<void> {
    return this.asOwner(businessId, by, async (manager) => {
      const locations = await listLocations(manager, businessId);
      if (!locations.some(({ id }) => id === locationId)) throw new LocationNotFoundError();
      if (locations.length === 1) throw new LastLocationError();
      await manager.query('DELETE FROM business_locations WHERE business_id = $1 AND id = $2', [
        businessId,
        locationId,
      ]);
    });
  }

  private asOwner<T>(businessId: string, accountId: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await lockBusiness(manager, businessId);
      ownerPlaceOf(await listMembers(manager, businessId), accountId);
      return work(manager);
    });
  }
}

/** Oldest first. */
export async function listLocations(manager: EntityManager, businessId: string): Promise<AccountLocation[]> {
  return (await manager.query(
    'SELECT id, name, address, time_zone AS "timeZone" FROM business_locations WHERE business_id = $1 ORDER BY created_at, id',
    [businessId],
  )) as AccountLocation[];
}

export async function insertLocation(
  manager: EntityManager,
  businessId: string,
  { name, address, timeZone }: LocationRequest,
  now: Date,
): Promise<AccountLocation> {
  const id = randomUUID();
  await manager.query(
    'INSERT INTO business_locations (id, business_id, name, address, time_zone, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [id, businessId, name, address, timeZone, now],
  );
  return { id, name, address, timeZone };
}
