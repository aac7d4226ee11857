import { DefaultNamingStrategy, type DataSourceOptions, type NamingStrategyInterface } from 'typeorm';
import type { BaseConfig } from '../runtime/config';
import { ApiRequestsEntity } from './api-requests.entity';
import { MESSAGING_ENTITIES } from './messaging.entities';
import { Messaging1760000000000 } from './migrations/1760000000000-messaging';
import { LeanMessaging1760001260000 } from './migrations/1760001260000-lean-messaging';
import { OutboxByPlace1760002900000 } from './migrations/1760002900000-outbox-by-place';
import { BrokerRecord1760003400000 } from './migrations/1760003400000-broker-record';
import { ApiRequests1760009200000 } from './migrations/1760009200000-api-requests';
import { PreparingClient } from './preparing-client';

type ClassList = NonNullable<DataSourceOptions['entities']> & unknown[];

/** Columns in snake_case; tables are named by their entities. */
class SnakeCaseNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined, embeddedPrefixes: string[]): string {
    return [...embeddedPrefixes, customName ?? propertyName].map(columnNameOf).join('_');
  }
}

/** How a column is called in the database: `shareId` is `share_id`. @param property of an entity */
export function columnNameOf(property: string): string {
  return property.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

/**
 * Connection of a service to its own schema. The schema is the role's search path, so no statement names it.
 * Migrations are run by `migrate`, not by the connection.
 */
export function dataSourceOptions({
  service,
  config,
  entities,
  migrations,
}: {
  service: string;
  config: BaseConfig;
  entities: ClassList;
  migrations: ClassList;
}): DataSourceOptions {
  return {
    type: 'postgres',
    url: config.DATABASE_URL,
    applicationName: service,
    entities: [...MESSAGING_ENTITIES, ApiRequestsEntity, ...(entities as never[])],
    migrations: [
      Messaging1760000000000,
      LeanMessaging1760001260000,
      OutboxByPlace1760002900000,
      BrokerRecord1760003400000,
      ApiRequests1760009200000,
      ...(migrations as never[]),
    ],
    migrationsTableName: 'migrations',
    synchronize: false,
    namingStrategy: new SnakeCaseNaming(),
    poolSize: config.DATABASE_POOL,
    // Amounts and counters are int8 in places and stay far below 2^53.
    parseInt8: true,
    extra: { connectionTimeoutMillis: 5000, Client: PreparingClient },
  };
}
