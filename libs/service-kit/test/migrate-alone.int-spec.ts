import { Module, type DynamicModule } from '@nestjs/common';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { BaseConfig, migrateService, parseConfig, ServiceKitModule } from '../src';
import { TestPlatform } from '../src/testing';

class Tables1760009000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE tables (seats integer NOT NULL)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE tables');
  }
}

@Module({})
class SeatsModule {
  static register(config: BaseConfig): DynamicModule {
    return {
      module: SeatsModule,
      imports: [
        ServiceKitModule.register({
          service: 'ordering',
          config,
          entities: [],
          migrations: [Tables1760009000000],
          problems: {},
        }),
      ],
    };
  }
}

let platform: TestPlatform;
let client: Client;
beforeAll(async () => {
  platform = await TestPlatform.start();
});
afterAll(async () => {
  await client?.end();
  await platform?.stop();
});

it('the migrations of a service run before it starts, once, and without a broker', async () => {
  const config = parseConfig(BaseConfig, platform.environment('ordering', { NATS_URL: 'nats://127.0.0.1:1' }));
  const definition = { service: 'ordering' as const, config, module: SeatsModule.register(config) };
  const names = await migrateService(definition);
  expect(names).toContain(Tables1760009000000.name);
  expect(names.length).toBeGreaterThan(1);
  expect(await migrateService(definition)).toEqual([]);

  client = new Client({ connectionString: config.DATABASE_URL });
  await client.connect();
  expect((await client.query('SELECT count(*)::int AS count FROM tables')).rows).toEqual([{ count: 0 }]);
});
