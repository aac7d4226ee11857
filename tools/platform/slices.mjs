import path from 'node:path';
import { fragmentServersOf } from './fragment-servers.mjs';
import { loadTopology } from './topology.mjs';
import { ROOT } from './workspace.mjs';

/**
 * @typedef {object} Slice a program of the system
 * @property {string} name
 * @property {string} script absolute path of what Node runs
 * @property {string} cwd
 * @property {number} port
 * @property {Record<string, string>} env what it is told beside the environment of the whole
 * @property {readonly string[]} [nodeArgs] options of Node for it
 * @property {readonly string[]} [standby] what Node runs before it is needed: it becomes the program when it is sent a
 * message
 */

/**
 * @typedef {object} SliceContext
 * @property {number} port the edge's; the others are counted from it
 * @property {string} dataDir
 * @property {string} publicUrl the edge's origin as browsers see it
 * @property {Record<string, string>} databaseUrls by service
 * @property {{ url: string, logins: Record<string, { user?: string, password?: string }> }} nats `logins` by service
 * @property {{ email: string, password?: string }} admin
 * @property {string} orderLinkKey
 * @property {string} staffSecretsKey
 * @property {string} webhookSecretsKey
 * @property {Record<string, string | undefined>} env of the whole
 */

/** The name of the slice that serves the one public port. */
export const EDGE = 'edge';
/** The one that draws the storefront's pages before any script. */
export const STOREFRONT_SERVER = 'storefront-server';

/** Where the versions of remotes lie. @param {string} dataDir */
export const remotesIn = (dataDir) => path.join(dataDir, 'remotes');

/** The port of everything, counted from the edge's. @param {number} port */
export function portsFrom(port) {
  const services = Object.fromEntries(loadTopology().SERVICES.map((service, index) => [service, port + 1 + index]));
  return {
    edge: port,
    services,
    storefrontServer: port + 5,
    edgeMetrics: port + 6,
    nats: port + 22,
    postgres: port + 32,
  };
}

/** Variables that a slice gets only when they are meant for it. */
const MEANT_FOR_ONE =
  /^(DATABASE_URL|NATS_URL|NATS_USER|NATS_\w*PASSWORD|NATS_SERVER_BIN|PG_BIN|ADMIN_\w+|ORDER_LINK_KEY|STAFF_SECRETS_KEY\w*|WEBHOOK_SECRETS_KEY\w*|BLOB_\w+|OPENAI_API_KEY|TRANSCRIPTION_API_KEY|TWILIO_\w+|SMTP_URL|MAIL_FROM|LOCAL_OUTBOX|LOCAL_REPLY_TOKEN|PRINTER_NETWORKS|WEBHOOKS_TO_LOOPBACK|DAILY_MESSAGE_LIMIT|TEXT_COUNTRIES|TEXTED_NUMBERS_A_DAY|TRIES_PER_ADDRESS|UNLIMITED_ORDERS|GEOCODER_URL|MAP_TILES_\w+|PORT|HOST|METRICS_PORT|BACKUP_STATUS_FILE)$/;

/**
 * The environment that every slice shares. @param {Record<string, string | undefined>} env @returns {Record<string,
 * string | undefined>}
 */
export function sharedEnvironment(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !MEANT_FOR_ONE.test(name)));
}

/** The four services, the fragment server and the edge. @param {SliceContext} context @returns {Slice[]} */
export function systemSlices(context) {
  const ports = portsFrom(context.port);
  const services = loadTopology().SERVICES.map((service) =>
    serviceSlice(service, /** @type {number} */ (ports.services[service]), context),
  );
  return [...services, storefrontServerSlice(ports, context), edgeSlice(ports, context)];
}

/**
 * @param {import('@chalkboard/contracts/topology').ServiceName} service @param {number} port @param {SliceContext}
 * context @returns {Slice}
 */
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

/**
 * What only one service is told. @type {Record<string, (context: SliceContext) => Record<string, string | undefined>>}
 */
const OWN = {
  menu: ({ dataDir, env }) => ({
    BLOB_DIR: path.join(dataDir, 'blobs'),
    ...Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('BLOB_S3_'))),
    EXTRACTION_WORKERS: env.EXTRACTION_WORKERS,
    EXTRACTION_WORKER_MB: env.EXTRACTION_WORKER_MB,
    OPENAI_API_KEY: env.OPENAI_API_KEY,
    // On one machine everybody comes from one network address, and a demo is uploaded to again and again.
    FREE_CONVERSIONS: env.FREE_CONVERSIONS ?? '100000',
    DEMO_DATA: env.DEMO_DATA ?? '1',
  }),
  // On one machine everybody comes from one network address.
  ordering: ({ orderLinkKey, env }) => ({
    ORDER_LINK_KEY: orderLinkKey,
    UNLIMITED_ORDERS: env.UNLIMITED_ORDERS ?? '1',
    GEOCODER_URL: env.GEOCODER_URL,
    MAP_TILES_URL: env.MAP_TILES_URL,
    MAP_TILES_CREDIT: env.MAP_TILES_CREDIT,
  }),
  identity: ({ admin, staffSecretsKey, env }) => ({
    // Both or none: without a password there is staff already.
    ADMIN_EMAIL: admin.password && admin.email,
    ADMIN_PASSWORD: admin.password,
    STAFF_SECRETS_KEY: staffSecretsKey,
    STAFF_SECRETS_KEY_BEFORE: env.STAFF_SECRETS_KEY_BEFORE,
    DEMO_DATA: env.DEMO_DATA ?? '1',
    TRANSCRIPTION_API_KEY: env.TRANSCRIPTION_API_KEY,
    // On one machine everybody comes from one network address.
    TRIES_PER_ADDRESS: env.TRIES_PER_ADDRESS ?? '100000',
  }),
  notify: ({ webhookSecretsKey, env }) => ({
    WEBHOOK_SECRETS_KEY: webhookSecretsKey,
    WEBHOOK_SECRETS_KEY_BEFORE: env.WEBHOOK_SECRETS_KEY_BEFORE,
    TWILIO_ACCOUNT_SID: env.TWILIO_ACCOUNT_SID,
    TWILIO_AUTH_TOKEN: env.TWILIO_AUTH_TOKEN,
    TWILIO_FROM: env.TWILIO_FROM,
    TWILIO_BASE_URL: env.TWILIO_BASE_URL,
    SMTP_URL: env.SMTP_URL,
    MAIL_FROM: env.MAIL_FROM,
    // What has no provider goes to an outbox that can be read on this machine.
    LOCAL_OUTBOX: env.LOCAL_OUTBOX ?? (env.TWILIO_ACCOUNT_SID && env.SMTP_URL ? undefined : '1'),
    LOCAL_REPLY_TOKEN: env.LOCAL_REPLY_TOKEN,
    // Whoever runs it on a machine of their own has their printer beside it.
    PRINTER_NETWORKS: env.PRINTER_NETWORKS ?? 'private',
    WEBHOOKS_TO_LOOPBACK: env.WEBHOOKS_TO_LOOPBACK,
    TEXT_COUNTRIES: env.TEXT_COUNTRIES,
    TEXTED_NUMBERS_A_DAY: env.TEXTED_NUMBERS_A_DAY,
    // Numbers are spared only where messages reach people.
    DAILY_MESSAGE_LIMIT: env.DAILY_MESSAGE_LIMIT ?? (env.TWILIO_ACCOUNT_SID ? undefined : '1000000'),
  }),
};

/**
 * Of the version of the storefront that runs. @param {ReturnType<typeof portsFrom>} ports @param {SliceContext} context
 * @returns {Slice}
 */
function storefrontServerSlice({ storefrontServer: port }, context) {
  const [running] = fragmentServersOf(remotesIn(context.dataDir));
  return fragmentServerSlice(
    {
      name: STOREFRONT_SERVER,
      port,
      script: running?.script ?? path.join(ROOT, 'apps/storefront/server/dist/main.js'),
    },
    context,
  );
}

/**
 * Draws pages of one version of the storefront. @param {{ name: string, port: number, script: string }} server @param
 * {SliceContext} context @returns {Slice}
 */
export function fragmentServerSlice({ name, port, script }, { port: edgePort, publicUrl, env }) {
  const menu = portsFrom(edgePort).services.menu;
  return {
    name,
    script,
    cwd: path.join(ROOT, 'apps/storefront/server'),
    port,
    // It may lie outside of the workspace, which holds its packages.
    env: given({
      PORT: String(port),
      HOST: '127.0.0.1',
      MENU_URL: `http://127.0.0.1:${menu}`,
      PUBLIC_URL: publicUrl,
      LOG_LEVEL: env.LOG_LEVEL ?? 'info',
      NODE_PATH: path.join(ROOT, 'node_modules'),
    }),
  };
}

/** @param {ReturnType<typeof portsFrom>} ports @param {SliceContext} context @returns {Slice} */
function edgeSlice(ports, { dataDir, publicUrl, env }) {
  const cwd = path.join(ROOT, 'apps/shell/server');
  const urls = Object.entries({ ...ports.services, storefront_server: ports.storefrontServer }).map(([name, port]) => [
    `${name.toUpperCase()}_URL`,
    `http://127.0.0.1:${port}`,
  ]);
  return {
    name: EDGE,
    script: path.join(cwd, 'dist/main.js'),
    cwd,
    port: ports.edge,
    env: given({
      PORT: String(ports.edge),
      METRICS_PORT: String(ports.edgeMetrics),
      BACKUP_STATUS_FILE: path.join(dataDir, 'backups/last-success'),
      HOST: '127.0.0.1',
      REMOTES_DIR: remotesIn(dataDir),
      PUBLIC_URL: publicUrl,
      LOG_LEVEL: env.LOG_LEVEL ?? 'info',
      TRUST_PROXY: env.TRUST_PROXY,
      CANARY_VISITORS_PER_ADDRESS: env.CANARY_VISITORS_PER_ADDRESS ?? '100000',
      MAP_TILES_URL: env.MAP_TILES_URL,
      // The menu of the demo data.
      EXAMPLE_MENU: env.EXAMPLE_MENU ?? ((env.DEMO_DATA ?? '1') === '1' ? 'demo' : undefined),
      // On one machine everybody comes from one network address: it may have what all may.
      BODY_BYTES_PER_ADDRESS: env.BODY_BYTES_PER_ADDRESS ?? '1000000000',
      EVENT_STREAMS_PER_ADDRESS: env.EVENT_STREAMS_PER_ADDRESS ?? '5000',
      CONNECTIONS_PER_ADDRESS: env.CONNECTIONS_PER_ADDRESS ?? '10000',
      ...Object.fromEntries(urls),
    }),
  };
}

/** @param {Record<string, string | undefined>} variables @returns {Record<string, string>} */
function given(variables) {
  return /** @type {Record<string, string>} */ (
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  );
}
