import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/persistence/data-source';
import { BaseConfig, parseConfig } from '../src/runtime/config';
import type { TestPlatform } from '../src/testing';

/** A connection as the product's services have it, to a schema without tables; who asks for it ends it. */
export function connected(platform: TestPlatform): Promise<DataSource> {
  const config = parseConfig(BaseConfig, platform.environment('identity'));
  return new DataSource(dataSourceOptions({ service: 'identity', config, entities: [], migrations: [] })).initialize();
}
