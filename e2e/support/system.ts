import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startPlatform, type Platform, type Slice, type SliceContext } from '@chalkboard/tools/platform/testing.mjs';
import { Database } from './database';
import { freeSystemPort } from './ports';
import { copyPreparedState } from './prepared-state.mjs';
import { TEST_ENVIRONMENT } from './test-environment.mjs';
import { until } from './until';

export { ADMIN } from './test-environment.mjs';

/** The demo restaurant that every system of a test has. */
export const DEMO_SHARE_ID = 'demo';

const START_LIMIT_MS = 180_000;

export interface System {
  /** The edge's origin. */
  readonly url: string;
  readonly dataDir: string;
  readonly database: Database;
}

/** A system of one file, which may look into its parts and kill them. */
export interface OwnSystem extends System {
  readonly platform: Platform;
}

function tempDir(): string {
  const dir = process.env.TEST_TMP_DIR;
  if (!dir) throw new Error('run it by the project "e2e": TEST_TMP_DIR is not set');
  return dir;
}

/** An empty folder for the state of a system; the whole run's folder is removed at the end. */
export function emptyDataDir(): string {
  const dataDir = mkdtempSync(path.join(tempDir(), 'system-'));
  // PostgreSQL may run as another user.
  chmodSync(dataDir, 0o755);
  return dataDir;
}

/** The same with the state that was prepared, where there is one. */
export function newDataDir(): string {
  const dataDir = emptyDataDir();
  copyPreparedState(dataDir);
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
}): Promise<OwnSystem> {
  const platform = await startPlatform({
    port: port ?? (await freeSystemPort()),
    dataDir,
    build: false,
    // Tests kill processes and cut no power.
    fsync: false,
    slices,
    env: { ...TEST_ENVIRONMENT, ...env },
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
}: { readonly env?: () => Readonly<Record<string, string>> } = {}): () => OwnSystem {
  let system: OwnSystem | undefined;

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

/**
 * Gives the stories of a file a system that stories of other files have used before: for those that open a restaurant
 * of their own and count nothing of the whole system. A Jest worker starts one when its first such file comes. It takes
 * printers and webhooks on this machine.
 * @returns a function that gives the running system; for use inside of stories
 */
export function useSharedSystem(): () => System {
  let system: System | undefined;

  beforeAll(async () => {
    const { url, dataDir, databaseAdminUrl } = await sharedSystem();
    system = { url, dataDir, database: new Database(databaseAdminUrl) };
  }, START_LIMIT_MS);

  afterAll(() => system?.database.close());

  return () => {
    if (!system) throw new Error('the system runs inside of stories only');
    return system;
  };
}

/** As `shared-system.mjs` writes it. */
interface SharedState {
  readonly url: string;
  readonly databaseAdminUrl: string;
  readonly dataDir: string;
}

async function sharedSystem(): Promise<SharedState> {
  const stateFile = path.join(tempDir(), `shared-${process.env.JEST_WORKER_ID ?? '1'}.json`);
  if (!existsSync(stateFile)) {
    const starting = spawn(
      process.execPath,
      [path.join(__dirname, 'shared-system.mjs'), newDataDir(), String(await freeSystemPort()), stateFile],
      {
        env: {
          ...process.env,
          SYSTEM_ENV: JSON.stringify({
            ...TEST_ENVIRONMENT,
            PRINTER_NETWORKS: '127.0.0.0/8',
            WEBHOOKS_TO_LOOPBACK: '1',
          }),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    starting.unref();
    await Promise.race([
      until('the shared system is healthy', () => existsSync(stateFile), { withinMs: START_LIMIT_MS }),
      once(starting, 'exit').then(([code]) => Promise.reject(new Error(`the shared system ended with ${code}`))),
    ]);
  }
  return JSON.parse(readFileSync(stateFile, 'utf8')) as SharedState;
}
