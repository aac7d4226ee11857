import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { releaseBuilt } from '../release/release-built.mjs';
import { ensureBuilt } from './build.mjs';
import { watchFragmentServers } from './fragment-servers.mjs';
import { keepLogsForDays } from './logs.mjs';
import { findNatsServer } from './nats-binary.mjs';
import { startNats } from './nats.mjs';
import { isFree } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { provision, roleConnections } from './provision.mjs';
import { tail } from './run.mjs';
import { firstAdmin, loadSecrets, saveSecrets } from './secrets.mjs';
import { keepServer } from './servers.mjs';
import {
  EDGE,
  fragmentServerSlice,
  portsFrom,
  remotesIn,
  sharedEnvironment,
  STOREFRONT_SERVER,
  systemSlices,
} from './slices.mjs';
import { endLeftoverSlices, rememberSlices, takeDataDir } from './state.mjs';
import { step } from './steps.mjs';
import { Supervisor } from './supervisor.mjs';
import { loadTopology } from './topology.mjs';
import { letThrough, unprivilegedRights } from './unprivileged.mjs';
import { NAME, PlatformError } from './workspace.mjs';

const HEALTHY_WITHIN_MS = 120_000;
/** A slice that crashes this often before the system was healthy once will not recover by itself. */
const HOPELESS_AFTER_CRASHES = 3;

/** @typedef {import('./steps.mjs').Log} Log */

/**
 * @typedef {object} PlatformOptions
 * @property {number} [port] of the edge, default 4200; the other ports are counted from it
 * @property {string} dataDir folder of all state
 * @property {Record<string, string | undefined>} [env] over this process's environment: DATABASE_URL, NATS_URL,
 * ADMIN_EMAIL, ADMIN_PASSWORD …
 * @property {boolean} [build] build what changed first, default true
 * @property {boolean} [fsync] default true; false, for tests: what our own database has taken outlives killed
 * processes, and no power cut
 * @property {boolean} [restart] start slices again that end by themselves, default true
 * @property {Log} [log] told line by line what happens
 * @property {AbortSignal} [signal] gives up starting
 * @property {(context: import('./slices.mjs').SliceContext) => import('./slices.mjs').Slice[]} [slices] other programs
 * than the system's own
 */

/**
 * @typedef {object} Platform a running system
 * @property {string} url the edge's origin
 * @property {() => Record<string, number | undefined>} pids process by slice (`menu` … `edge`); undefined while it is
 * down
 * @property {(name: string, signal?: NodeJS.Signals) => void} killSlice default SIGKILL
 * @property {(name: string, script: string) => Promise<void>} replaceSlice has another build of it run, without cutting
 * what is under way; until that one is started
 * @property {(name: string, script: string, args: readonly string[]) => Promise<number>} runSliceOnce runs a program
 * with what the slice is told, until it ends; its exit code
 * @property {(restart: boolean) => void} setRestart whether slices that end are started again; turning it on starts
 * those that are down
 * @property {() => Promise<void>} waitUntilHealthy until `/api/health` is ok
 * @property {(name: 'postgres' | 'nats', whileDown?: () => void) => Promise<void>} killServer as a power cut would; it
 * is started again by itself, after `whileDown`
 * @property {string} databaseAdminUrl URL of the database's administrator
 * @property {{ url: string, users?: Record<string, { user: string, password: string }> }} nats `users` when the server
 * is our own
 * @property {{ email: string, password?: string, isNew: boolean }} admin the first administrator; `password` when it
 * was made here
 * @property {(name: string) => string} logFile of a slice, `postgres` or `nats`
 * @property {() => Promise<void>} stop ends everything that was started: slices, then NATS, then PostgreSQL
 */

/**
 * Starts the whole system and waits until it is healthy. When it cannot be started, what was started is ended again.
 * @param {PlatformOptions} options @returns {Promise<Platform>}
 * @throws {PlatformError} with the remedy: it is running already, a port is in use, a program is missing, a slice does
 * not start
 */
export async function startPlatform({
  port = 4200,
  dataDir: wanted,
  env: overrides = {},
  build = true,
  fsync = true,
  restart = true,
  log = () => undefined,
  signal,
  slices: define = systemSlices,
}) {
  const dataDir = path.resolve(wanted);
  const env = { ...process.env, ...overrides };
  const url = env.PUBLIC_URL ?? `http://localhost:${port}`;
  /** @type {(() => unknown)[]} */
  const endings = [];
  /** @type {Promise<void> | undefined} */
  let stopped;
  let mayRestart = restart;
  const stop = () => {
    mayRestart = false;
    stopped ??= (async () => {
      for (const end of endings.reverse()) await end();
    })();
    return stopped;
  };

  try {
    endings.push(takeDataDir(dataDir));
    const secrets = loadSecrets(dataDir);
    const leftovers = await endLeftoverSlices(dataDir);
    if (leftovers.length > 0) log(`  ✓ ended what a killed run had left: ${leftovers.join(', ')}`);
    await checkPorts(port);
    if (build)
      await step(
        log,
        'building what changed',
        () => ensureBuilt({ signal }),
        (result) => (result === 'unchanged' ? 'slices are built already' : 'slices built'),
      );
    signal?.throwIfAborted();

    const logFile = (/** @type {string} */ name) => path.join(dataDir, 'logs', `${name}.log`);
    endings.push(keepLogsForDays(path.dirname(logFile(EDGE))));
    const servers = { dataDir, port, env, fsync, secrets, log, logFile, mayRestart: () => mayRestart, endings };
    const database = await bringPostgres(servers);
    signal?.throwIfAborted();
    const broker = await bringNats(servers);
    signal?.throwIfAborted();
    const databaseUrls = await step(log, 'a role and a schema for each service', () =>
      provision(database.adminUrl, {
        database: database.name,
        passwords: secrets.roles,
        connectionLimit: roleConnections(env),
      }),
    );

    const { isNew, ...admin } = firstAdmin(secrets, env);
    // Before it is used: a start that fails half-way may have made the account already.
    saveSecrets(dataDir, { ...secrets, admin });
    await releaseBuilt(remotesIn(dataDir), { port: portsFrom(port).storefrontServer });
    /** @type {import('./slices.mjs').SliceContext} */
    const context = {
      port,
      dataDir,
      publicUrl: url,
      databaseUrls,
      nats: broker,
      admin: { email: admin.email, password: (isNew && env.ADMIN_PASSWORD) || admin.password },
      orderLinkKey: secrets.orderLinkKey,
      staffSecretsKey: secrets.staffSecretsKey,
      webhookSecretsKey: secrets.webhookSecretsKey,
      env,
    };
    const slices = define(context);
    signal?.throwIfAborted();
    /** @param {import('./slices.mjs').Slice} slice */
    const supervise = (slice) =>
      new Supervisor(slice, {
        env: sharedEnvironment(env),
        logFile: logFile(slice.name),
        log,
        mayRestart: () => mayRestart,
        onChange: () => remember(),
      });
    const supervisors = slices.map(supervise);
    /** @param {string} name */
    const supervisorOf = (name) => {
      const supervisor = supervisors.find(({ slice }) => slice.name === name);
      if (!supervisor) throw new Error(`there is no slice "${name}"`);
      return supervisor;
    };
    const remember = () =>
      rememberSlices(
        dataDir,
        supervisors.flatMap(({ pid, slice }) =>
          pid === undefined ? [] : [{ name: slice.name, pid, script: slice.script }],
        ),
      );
    endings.push(() => Promise.all(supervisors.map((supervisor) => supervisor.stop())));
    for (const supervisor of supervisors) supervisor.start();
    endings.push(
      watchFragmentServers(remotesIn(dataDir), (servers) => {
        if (!mayRestart) return;
        for (const { version, port: ownPort, script } of servers) {
          if (supervisors.some(({ slice }) => slice.port === ownPort)) continue;
          const started = supervise(
            fragmentServerSlice({ name: `${STOREFRONT_SERVER}-${version}`, port: ownPort, script }, context),
          );
          supervisors.push(started);
          started.start();
        }
        for (const gone of supervisors.filter(
          ({ slice }) =>
            slice.name.startsWith(`${STOREFRONT_SERVER}-`) &&
            !servers.some(({ port: ownPort }) => ownPort === slice.port),
        )) {
          supervisors.splice(supervisors.indexOf(gone), 1);
          void gone.stop();
        }
      }),
    );
    const waitUntilHealthy = () => healthy({ port, supervisors, signal });
    await step(
      log,
      `${slices.map(({ name }) => name).join(', ')} becoming healthy`,
      waitUntilHealthy,
      () => `${slices.map(({ name }) => name).join(', ')} are healthy`,
    );
    saveSecrets(dataDir, { ...secrets, admin: { ...admin, wasUp: true } });

    return {
      url,
      pids: () => Object.fromEntries(supervisors.map(({ pid, slice }) => [slice.name, pid])),
      killSlice(name, killSignal = 'SIGKILL') {
        supervisorOf(name).kill(killSignal);
      },
      async replaceSlice(name, script) {
        const supervisor = supervisorOf(name);
        const before = supervisor.pid;
        supervisor.replace(script);
        while (supervisor.pid === undefined || supervisor.pid === before) await sleep(20);
      },
      runSliceOnce: (name, script, args) => supervisorOf(name).runOnce(script, args),
      setRestart(allowed) {
        mayRestart = allowed;
        if (allowed) for (const supervisor of supervisors) supervisor.start();
      },
      waitUntilHealthy,
      async killServer(name, whileDown) {
        const kill = name === 'postgres' ? database.kill : broker.kill;
        if (!kill) throw new Error(`${name} is not ours to kill`);
        await kill(whileDown);
      },
      databaseAdminUrl: database.adminUrl,
      nats: { url: broker.url, users: broker.users },
      admin: { email: admin.email, password: admin.password, isNew },
      logFile,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Before anything is started: a port in use is the commonest fault. @param {number} port */
async function checkPorts(port) {
  const { edge, services, storefrontServer, edgeMetrics } = portsFrom(port);
  for (const [name, needed] of Object.entries({
    [EDGE]: edge,
    [`${EDGE}'s metrics`]: edgeMetrics,
    [STOREFRONT_SERVER]: storefrontServer,
    ...services,
  })) {
    if (!(await isFree(needed)))
      throw new PlatformError(
        `Port ${needed}, meant for ${name}, is in use: end the program that has it, or start on other ports with "PORT=${port + 100} npm start".`,
      );
  }
}

/**
 * @typedef {object} ServerContext
 * @property {string} dataDir @property {number} port @property {Record<string, string | undefined>} env @property
 * {boolean} fsync
 * @property {import('./secrets.mjs').Secrets} secrets @property {Log} log @property {(name: string) => string} logFile
 * @property {() => boolean} mayRestart @property {(() => unknown)[]} endings
 */

/** The database server: the one that `DATABASE_URL` names, else our own. @param {ServerContext} context */
async function bringPostgres({ dataDir, port, env, fsync, secrets, log, logFile, mayRestart, endings }) {
  if (env.DATABASE_URL) {
    const given = decodeURIComponent(new URL(env.DATABASE_URL).pathname.slice(1));
    log('  ✓ PostgreSQL: the server that DATABASE_URL names');
    return { adminUrl: env.DATABASE_URL, name: given && given !== 'postgres' ? given : NAME };
  }
  // As root, PostgreSQL runs as another user and has to come through.
  letThrough(dataDir, unprivilegedRights());
  const start = () =>
    startPostgres({
      dir: path.join(dataDir, 'postgres'),
      port: portsFrom(port).postgres,
      password: secrets.postgres,
      fsync,
      logFile: logFile('postgres'),
    });
  const server = await step(
    log,
    'PostgreSQL',
    () => keepServer({ name: 'PostgreSQL', start, log, mayRestart }),
    ({ current }) =>
      `PostgreSQL on port ${current.port}${current.recovered ? ', after ending the one a killed run had left' : ''}${current.dir.startsWith(dataDir) ? '' : `; its data lies in ${current.dir}, since its user cannot enter ${dataDir}`}`,
  );
  endings.push(() => server.stop());
  return {
    adminUrl: server.current.url,
    name: NAME,
    kill: (/** @type {(() => void) | undefined} */ whileDown) => server.kill(whileDown),
  };
}

/** The broker: the one that `NATS_URL` names, else our own. @param {ServerContext} context */
async function bringNats({ dataDir, port, env, secrets, log, logFile, mayRestart, endings }) {
  const services = loadTopology().SERVICES;
  if (env.NATS_URL) {
    const urls = env.NATS_URL.split(',').map((url) => new URL(url.trim()));
    const [{ username, password }] = /** @type {[URL]} */ (urls);
    const login = username ? { user: decodeURIComponent(username), password: decodeURIComponent(password) } : {};
    for (const url of urls) url.username = url.password = '';
    log(
      '  ✓ NATS: the server that NATS_URL names; what each service may do there is that server\'s matter ("node tools/platform/print-nats-config.mjs" prints the configuration we use)',
    );
    return {
      url: urls.map(({ href }) => href).join(','),
      logins: Object.fromEntries(services.map((service) => [service, login])),
    };
  }
  const start = () =>
    startNats({
      dir: path.join(dataDir, 'nats'),
      port: portsFrom(port).nats,
      passwords: secrets.nats,
      logFile: logFile('nats'),
      binary: findNatsServer({ log: (line) => log(`  … ${line}`) }),
    });
  const server = await step(
    log,
    'NATS',
    () => keepServer({ name: 'NATS', start, log, mayRestart }),
    ({ current }) =>
      `NATS on port ${current.port}${current.recovered ? ', after ending the one a killed run had left' : ''}`,
  );
  endings.push(() => server.stop());
  const { url, users } = server.current;
  return {
    url,
    users,
    logins: users,
    kill: (/** @type {(() => void) | undefined} */ whileDown) => server.kill(whileDown),
  };
}

/**
 * Waits until the edge says that every slice is healthy.
 * @param {{ port: number, supervisors: readonly Supervisor[], signal?: AbortSignal }} options
 */
async function healthy({ port, supervisors, signal }) {
  const deadline = Date.now() + HEALTHY_WITHIN_MS;
  let failing = [EDGE];
  const crashesBefore = new Map(supervisors.map((supervisor) => [supervisor, supervisor.crashes]));
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    for (const supervisor of supervisors) {
      if (supervisor.crashes - (crashesBefore.get(supervisor) ?? 0) >= HOPELESS_AFTER_CRASHES) {
        throw new PlatformError(
          `${supervisor.slice.name} does not start; its log is ${supervisor.logFile} and ends with:\n${tail(supervisor.logFile, 15)}`,
        );
      }
    }
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(3_000) });
      const health = /** @type {{ status?: string, failing?: string[] }} */ (await response.json());
      if (response.ok && health.status === 'ok') return;
      failing = health.failing ?? [EDGE];
    } catch {
      failing = [EDGE];
    }
    await sleep(100);
  }
  const logs = supervisors.filter(({ slice }) => failing.includes(slice.name)).map(({ logFile }) => logFile);
  throw new PlatformError(
    `Not healthy after ${HEALTHY_WITHIN_MS / 1000} s: ${failing.join(', ')}; see ${logs.join(', ')}.`,
  );
}
