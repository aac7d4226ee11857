import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SERVICES, type ServiceName } from '@chalkboard/contracts';
import { dropDatabase, provision, startNats, type RunningNats } from '@chalkboard/tools/platform/testing.mjs';
import { connect, type NatsConnection } from 'nats';
import { Client } from 'pg';
import { migratedDatabase, type ShippedService } from './migrated-database';
import { waitFor } from './wait-for';

/** Roles belong to the whole Postgres that the test files share, so their passwords are the same in all of them. */
const PASSWORDS = Object.fromEntries(SERVICES.map((service) => [service, 'test'])) as Record<ServiceName, string>;

/** For what asks nothing of a broker. */
const NO_BROKER = { url: 'nats://127.0.0.1:9', user: 'nobody', password: 'none' };

/** Where the whole platform of one test file is: a database and a NATS server of its own, both real. */
export class TestPlatform {
  private constructor(
    private readonly database: string,
    private readonly databaseUrls: Record<ServiceName, string>,
    private readonly folder: string,
    private nats: RunningNats,
  ) {}

  /**
   * Needs the `integration` project's global set-up.
   * @param shipped the service that will run here: its tables are there already, copied from a database that was
   * migrated once in this run. A server that outlives the run keeps none, and without a service there are no tables.
   */
  static async start(shipped?: ShippedService): Promise<TestPlatform> {
    const database = `test_${randomUUID().replaceAll('-', '')}`;
    const template =
      shipped && process.env.TEST_POSTGRES_IS_OWN
        ? await migratedDatabase(adminUrl(), shipped, {
            passwords: PASSWORDS,
            environment: (databaseUrl) =>
              environmentOf({ databaseUrl, nats: NO_BROKER, folder: required('TEST_TMP_DIR') }, shipped.service),
          })
        : undefined;
    const databaseUrls = await provision(adminUrl(), {
      database,
      passwords: PASSWORDS,
      connectionLimit: -1,
      template,
    });
    const folder = mkdtempSync(path.join(required('TEST_TMP_DIR'), 'platform-'));
    return new TestPlatform(
      database,
      databaseUrls as Record<ServiceName, string>,
      folder,
      await startNats({ dir: path.join(folder, 'nats'), durable: false }),
    );
  }

  /** Environment of a service on this platform; port 0, so that services of parallel tests do not meet. */
  environment(service: ServiceName, more: Record<string, string> = {}): Record<string, string> {
    const user = this.nats.users[service];
    if (!user) throw new Error(`no NATS user for ${service}`);
    const nats = { url: this.nats.url, ...user };
    return {
      ...environmentOf({ databaseUrl: this.databaseUrls[service], nats, folder: this.folder }, service),
      ...more,
    };
  }

  /** Connects to NATS as one of the services, or with all rights as `platform`. The caller closes it. */
  connectNats(as: ServiceName | 'platform' = 'platform'): Promise<NatsConnection> {
    const user = this.nats.users[as];
    return connect({
      servers: this.nats.url,
      user: user?.user,
      pass: user?.password,
      inboxPrefix: `_INBOX_${as}`,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 100,
    });
  }

  /** Connects to Postgres as one of the services' roles. The caller ends it. */
  async connectDatabase(as: ServiceName): Promise<Client> {
    const client = new Client({ connectionString: this.databaseUrls[as] });
    await client.connect();
    return client;
  }

  /** Kills the NATS server without warning. */
  async killNats(): Promise<void> {
    await this.nats.kill();
  }

  /** Copies what lies on the disk of the server, which is not running. @returns the copy's folder */
  copyNatsDisk(): string {
    const copy = mkdtempSync(path.join(this.folder, 'nats-disk-'));
    cpSync(this.natsDisk, copy, { recursive: true });
    return copy;
  }

  /**
   * Puts a copy in the place of what lies on its disk, or nothing at all; `keeping`: the folder of a consumer that
   * stays as it is, as if it had been written in time.
   */
  replaceNatsDisk(copy?: string, { keeping }: { keeping?: string } = {}): void {
    const later = keeping === undefined ? undefined : this.copyNatsDisk();
    rmSync(this.natsDisk, { recursive: true, force: true });
    if (copy !== undefined) cpSync(copy, this.natsDisk, { recursive: true });
    if (later === undefined) return;
    for (const folder of readdirSync(later, { recursive: true, encoding: 'utf8' })) {
      if (path.basename(folder) === keeping)
        cpSync(path.join(later, folder), path.join(this.natsDisk, folder), { recursive: true });
    }
  }

  private get natsDisk(): string {
    return path.join(this.folder, 'nats', 'streams');
  }

  /** Starts it again on the same port and the same store. */
  async restartNats(): Promise<void> {
    const { port, passwords } = this.nats;
    // A connection of somebody else may have got the port meanwhile.
    this.nats = await waitFor(`NATS on port ${port}`, () =>
      startNats({ dir: path.join(this.folder, 'nats'), port, passwords, durable: false }),
    );
  }

  async stop(): Promise<void> {
    await this.nats.stop();
    await dropDatabase(adminUrl(), this.database);
  }
}

/** Of a service on this platform; port 0, so that services of parallel tests do not meet. */
function environmentOf(
  {
    databaseUrl,
    nats,
    folder,
  }: { readonly databaseUrl: string; readonly nats: typeof NO_BROKER; readonly folder: string },
  service: ServiceName,
): Record<string, string> {
  return {
    PORT: '0',
    DATABASE_URL: databaseUrl,
    NATS_URL: nats.url,
    NATS_USER: nats.user,
    NATS_PASSWORD: nats.password,
    DATA_DIR: path.join(folder, service),
    PUBLIC_URL: 'http://chalkboard.test',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'fatal',
    CHECK_ANSWERS: '1',
  };
}

function adminUrl(): string {
  return required('TEST_POSTGRES_URL');
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this test by the integration project of jest.config.cjs`);
  return value;
}
