import { chmodSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { startPlatform, type Platform, type Slice, type SliceContext } from '@chalkboard/tools/platform/testing.mjs';
import { Database } from './database';
import { freeSystemPort } from './ports';

export const ADMIN = { email: 'admin@example.com', password: 'a password for tests only' } as const;

/** The demo restaurant that every system of a test has. */
export const DEMO_SHARE_ID = 'demo';

const START_LIMIT_MS = 180_000;

export interface System {
  readonly platform: Platform;
  /** The edge's origin. */
  readonly url: string;
  readonly dataDir: string;
  readonly database: Database;
}

/** An empty folder for the state of a system; the whole run's folder is removed at the end. */
export function newDataDir(): string {
  const parent = process.env.TEST_TMP_DIR;
  if (!parent) throw new Error('run it by the project "e2e": TEST_TMP_DIR is not set');
  const dataDir = mkdtempSync(path.join(parent, 'system-'));
  // PostgreSQL may run as another user.
  chmodSync(dataDir, 0o755);
  return dataDir;
}

/** Starts a whole system on a data folder; whoever starts it closes `database` and stops `platform`. */
export async function startSystem({
  dataDir,
  port,
  env = {},
  slices,
}: {
  readonly dataDir: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly slices?: (context: SliceContext) => Slice[];
}): Promise<System> {
  const platform = await startPlatform({
    port: port ?? (await freeSystemPort()),
    dataDir,
    build: false,
    // Tests kill processes and cut no power.
    fsync: false,
    slices,
    env: {
      LOCAL_OUTBOX: '1',
      DEMO_DATA: '1',
      FREE_CONVERSIONS: '100000',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
  });
  return { platform, url: platform.url, dataDir, database: new Database(platform.databaseAdminUrl) };
}

/**
 * Gives the stories of a file one whole system of their own: started before the first, stopped after the last.
 * @param options `env`: more variables for it, made when it starts
 * @returns a function that gives the running system; for use inside of stories
 */
export function useSystem({
  env = () => ({}),
}: { readonly env?: () => Readonly<Record<string, string>> } = {}): () => System {
  let system: System | undefined;

  beforeAll(async () => {
    system = await startSystem({ dataDir: newDataDir(), env: env() });
  }, START_LIMIT_MS);

  afterAll(async () => {
    await system?.database.close();
    await system?.platform.stop();
  }, START_LIMIT_MS);

  return () => {
    if (!system) throw new Error('the system runs inside of stories only');
    return system;
  };
}
