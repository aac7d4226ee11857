import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES, type ServiceName } from '@chalkboard/contracts';
import { provision, startPostgres, type RunningPostgres } from '@chalkboard/tools/platform/testing.mjs';
import { Controller, Get, Inject, Module, type DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { BaseConfig, createService, parseConfig, Public, ServiceKitModule } from '../src';
import { endingOf } from '../src/http/ending';
import { TestPlatform, waitFor } from '../src/testing';

const PASSWORDS = Object.fromEntries(SERVICES.map((service) => [service, 'test'])) as Record<ServiceName, string>;

@Controller()
class NumbersController {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  @Public('of this test')
  @Get('api/numbers')
  async show(): Promise<unknown> {
    return this.dataSource.transaction(async (manager) => manager.query('SELECT 1 AS number, pg_sleep(0.02)'));
  }
}

@Module({})
class NumbersModule {
  static register(config: BaseConfig): DynamicModule {
    return {
      module: NumbersModule,
      imports: [ServiceKitModule.register({ service: 'ordering', config, entities: [], migrations: [], problems: {} })],
      controllers: [NumbersController],
    };
  }
}

describe('a database that is restarted under load', () => {
  let platform: TestPlatform;
  let postgres: RunningPostgres;
  let app: NestFastifyApplication;
  const dir = mkdtempSync(path.join(process.env.TEST_TMP_DIR as string, 'postgres-'));

  beforeAll(async () => {
    platform = await TestPlatform.start();
    postgres = await startPostgres({ dir, password: 'test', durable: false });
    const urls = await provision(postgres.url, { database: 'restarted', passwords: PASSWORDS });
    const config = parseConfig(BaseConfig, platform.environment('ordering', { DATABASE_URL: urls.ordering! }));
    app = await createService({ service: 'ordering', config, module: NumbersModule.register(config) });
  });
  afterAll(async () => {
    await app?.close();
    await postgres?.stop();
    await platform?.stop();
  });

  const statusOf = async (probe: string) => (await fetch(`${await app.getUrl()}/${probe}`)).status;

  it.each(['stop', 'kill'] as const)(
    'is answered for with 503 and when to try again, never with 500, and is used again when it is back (%s)',
    async (end) => {
      const url = `${await app.getUrl()}/api/numbers`;
      const answers: { status: number; retryAfter: string | null }[] = [];
      const over = new AbortController();
      const callers = Array.from({ length: 20 }, async () => {
        while (!over.signal.aborted) {
          const response = await fetch(url);
          await response.arrayBuffer();
          answers.push({ status: response.status, retryAfter: response.headers.get('retry-after') });
          await sleep(5);
        }
      });
      const seen = (status: number, from = 0) =>
        waitFor(`an answer ${status}`, () => answers.slice(from).some((answer) => answer.status === status));
      try {
        await seen(200);
        const { port } = postgres;
        await postgres[end]();
        await seen(503);
        expect(await Promise.all(['live', 'ready', 'health'].map(statusOf))).toEqual([200, 200, 503]);
        postgres = await startPostgres({ dir, port, password: 'test', durable: false });
        await seen(200, answers.length);
      } finally {
        over.abort();
        await Promise.all(callers);
      }
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
      expect(answers.filter(({ status, retryAfter }) => status === 503 && retryAfter !== '2')).toEqual([]);
    },
  );

  it('a service that was asked to end is alive, and not ready for calls', async () => {
    void endingOf(app.getHttpAdapter().getInstance()).begin();
    expect(await Promise.all(['live', 'ready'].map(statusOf))).toEqual([200, 503]);
  });
});
