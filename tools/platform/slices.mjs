import path from 'node:path';
import { loadTopology } from './topology.mjs';
import { ROOT } from './workspace.mjs';

/**
 * @typedef {object} Slice a program of the system
 * @property {string} name
 * @property {string} script absolute path of what Node runs
 * @property {string} cwd
 * @property {number} port
 * @property {Record<string, string>} env what it is told beside the environment of the whole
 */

/**
 * @typedef {object} SliceContext
 * @property {number} port the edge's; the others are counted from it
 * @property {string} dataDir
 * @property {string} publicUrl the edge's origin as browsers see it
 * @property {Record<string, string>} databaseUrls by service
 * @property {{ url: string, logins: Record<string, { user?: string, password?: string }> }} nats `logins` by service
 * @property {{ email: string, password?: string }} admin
 * @property {Record<string, string | undefined>} env of the whole
 */

/** The name of the slice that serves the one public port. */
export const EDGE = 'edge';

/** The port of everything, counted from the edge's. @param {number} port */
export function portsFrom(port) {
  const services = Object.fromEntries(loadTopology().SERVICES.map((service, index) => [service, port + 1 + index]));
  return { edge: port, services, nats: port + 22, postgres: port + 32 };
}

/** Variables that a slice gets only when they are meant for it. */
const MEANT_FOR_ONE = /^(DATABASE_URL|NATS_URL|NATS_USER|NATS_\w*PASSWORD|NATS_SERVER_BIN|PG_BIN|ADMIN_\w+|TWILIO_\w+|LOCAL_OUTBOX|PORT|HOST)$/;

/** The environment that every slice shares. @param {Record<string, string | undefined>} env @returns {Record<string, string | undefined>} */
export function sharedEnvironment(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !MEANT_FOR_ONE.test(name)));
}

/** The four services and the edge. @param {SliceContext} context @returns {Slice[]} */
export function systemSlices(context) {
  const ports = portsFrom(context.port);
  const services = loadTopology().SERVICES.map((service) => serviceSlice(service, /** @type {number} */ (ports.services[service]), context));
  return [...services, edgeSlice(ports, context)];
}

/** @param {import('@chalkboard/contracts/topology').ServiceName} service @param {number} port @param {SliceContext} context @returns {Slice} */
function serviceSlice(service, port, context) {
  const { dataDir, publicUrl, databaseUrls, nats, env } = context;
  const cwd = path.join(ROOT, 'services', service);
  return {
    name: service,
    script: path.join(cwd, 'dist/main.js'),
    cwd,
    port,
    env: given({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrls[service],
      NATS_URL: nats.url,
      NATS_USER: nats.logins[service]?.user,
      NATS_PASSWORD: nats.logins[service]?.password,
      DATA_DIR: path.join(dataDir, service),
      PUBLIC_URL: publicUrl,
      LOG_LEVEL: env.LOG_LEVEL ?? 'info',
      ...OWN[service]?.(context),
    }),
  };
}

/** What only one service is told. @type {Record<string, (context: SliceContext) => Record<string, string | undefined>>} */
const OWN = {
  menu: ({ dataDir, env }) => ({
    BLOB_DIR: path.join(dataDir, 'blobs'),
    EXTRACTION_WORKERS: env.EXTRACTION_WORKERS,
    DEMO_DATA: env.DEMO_DATA ?? '1',
  }),
  // Both or none: without a password there is staff already.
  identity: ({ admin, env }) => ({ ADMIN_EMAIL: admin.password && admin.email, ADMIN_PASSWORD: admin.password, DEMO_DATA: env.DEMO_DATA ?? '1' }),
  notify: ({ env }) => ({
    TWILIO_ACCOUNT_SID: env.TWILIO_ACCOUNT_SID,
    TWILIO_AUTH_TOKEN: env.TWILIO_AUTH_TOKEN,
    TWILIO_FROM: env.TWILIO_FROM,
    TWILIO_BASE_URL: env.TWILIO_BASE_URL,
    // Without a provider, messages go to an outbox that can be read on this machine.
    LOCAL_OUTBOX: env.LOCAL_OUTBOX ?? (env.TWILIO_ACCOUNT_SID ? undefined : '1'),
  }),
};

/** @param {ReturnType<typeof portsFrom>} ports @param {SliceContext} context @returns {Slice} */
function edgeSlice(ports, { publicUrl, env }) {
  const cwd = path.join(ROOT, 'apps/shell/server');
  const urls = Object.entries(ports.services).map(([service, port]) => [`${service.toUpperCase()}_URL`, `http://127.0.0.1:${port}`]);
  return {
    name: EDGE,
    script: path.join(cwd, 'dist/main.js'),
    cwd,
    port: ports.edge,
    env: given({ PORT: String(ports.edge), HOST: '127.0.0.1', PUBLIC_URL: publicUrl, LOG_LEVEL: env.LOG_LEVEL ?? 'info', ...Object.fromEntries(urls) }),
  };
}

/** @param {Record<string, string | undefined>} variables @returns {Record<string, string>} */
function given(variables) {
  return /** @type {Record<string, string>} */ (Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== '')));
}
