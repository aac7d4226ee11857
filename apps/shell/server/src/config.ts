import path from 'node:path';
import { z } from 'zod';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The workspace's `apps/`, seen from this file's folder (`src` or `dist`). */
const APPS = path.resolve(__dirname, '../../..');
const buildOf = (app: string) => path.join(APPS, app, 'dist');

const port = z.coerce.number().int().min(1).max(65_500);
const serviceUrl = z.url({ protocol: /^https?$/ }).optional();
const count = z.coerce.number().int().min(1);
const MB = 1024 * 1024;

const Environment = z.object({
  /** Where the site is served; the one public port. */
  PORT: port.default(4200),
  HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  /** Addresses of the services; by default the ports after PORT on this machine. */
  MENU_URL: serviceUrl,
  ORDERING_URL: serviceUrl,
  IDENTITY_URL: serviceUrl,
  NOTIFY_URL: serviceUrl,
  /** The storefront's fragment server: menus as HTML, before any script. */
  STOREFRONT_SERVER_URL: serviceUrl,
  /** The built shell. */
  SHELL_DIR: z.string().min(1).default(buildOf('shell')),
  /** Where `remotes.json` lies, and beside it the versions of remotes that lie nowhere else. */
  REMOTES_DIR: z.string().min(1).default(path.join(APPS, '../.data/remotes')),
  /**
   * When a version that is tried on some is taken back: after so many visitors, if it fails for so many percent more of
   * them than the running one; and how many of one network address count.
   */
  CANARY_SAMPLE: count.default(30),
  CANARY_PERCENT: z.coerce.number().min(0).max(100).default(5),
  CANARY_VISITORS_PER_ADDRESS: count.default(3),
  /** Id of a menu that the home page shows as a live example; absent: it shows none. */
  EXAMPLE_MENU: z
    .string()
    .regex(/^[\w-]{1,80}$/)
    .optional(),
  /** Where pictures of the map come from, as ordering is told: browsers may load them. */
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/(?![^/]*@)/)
    .optional(),
  /** Addresses (CIDR, comma separated) of proxies whose X-Forwarded-* headers are believed; none by default. */
  TRUST_PROXY: z.string().min(1).optional(),
  /** Where browsers reach the site. With https its cookies are Secure, and browsers are told to come by https alone. */
  PUBLIC_URL: serviceUrl,
  /**
   * What one network address, and everybody together, may have at a time: bytes of bodies on their way, event streams,
   * connections.
   */
  BODY_BYTES_PER_ADDRESS: count.default(256 * MB),
  BODY_BYTES: count.default(1024 * MB),
  EVENT_STREAMS_PER_ADDRESS: count.default(500),
  EVENT_STREAMS: count.default(5000),
  CONNECTIONS_PER_ADDRESS: count.default(1000),
  CONNECTIONS: count.default(10_000),
  /**
   * How slowly a body may come: bytes a second, over so many seconds, in which a short break of a phone's connection
   * falls; and how long a request may take to arrive.
   */
  BODY_LEAST_BYTES_PER_SECOND: count.default(1024),
  BODY_STRETCH_SECONDS: count.default(30),
  REQUEST_SECONDS: count.default(900),
  /** How long calls wait for a service that does not listen, as it does not while it is replaced. */
  SERVICE_PATIENCE_MS: z.coerce.number().int().min(0).default(10_000),
  /**
   * How long an edge that was asked to end says at `/api/health/ready` that it is not, before it takes no call any
   * more: longer than what balances calls takes to notice.
   */
  ENDING_NOTICE_MS: z.coerce.number().int().min(0).default(0),
  /** How long the system's health is not asked for anew. */
  HEALTH_KEPT_MS: z.coerce.number().int().min(0).default(1000),
  /** Where Prometheus asks the edge for its metrics, never the public; absent: nowhere. */
  METRICS_PORT: port.optional(),
  /** Holds when the last backup succeeded, in Unix seconds: exposed with the metrics. */
  BACKUP_STATUS_FILE: z.string().min(1).optional(),
  /** The collector that takes traces by OTLP over HTTP, such as http://localhost:4318; absent: nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Share of traces that are kept. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
});

/** Everything the edge is told from outside. */
export type EdgeConfig = ReturnType<typeof readConfig>;

/**
 * Reads the configuration from the environment.
 * @throws Error that names every fault at once
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  // An empty variable means "not set": that is how compose files pass what nobody defined.
  const parsed = Environment.safeParse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  );
  if (!parsed.success)
    throw new Error(
      `The edge cannot start:\n${parsed.error.issues.map(({ path: at, message }) => `  ${at.join('.')}: ${message}`).join('\n')}`,
    );
  const { data } = parsed;
  const {
    PORT,
    HOST,
    LOG_LEVEL,
    MENU_URL,
    ORDERING_URL,
    IDENTITY_URL,
    NOTIFY_URL,
    STOREFRONT_SERVER_URL,
    SHELL_DIR,
    REMOTES_DIR,
    TRUST_PROXY,
  } = data;
  const beside = (offset: number) => `http://127.0.0.1:${PORT + offset}`;
  return {
    port: PORT,
    host: HOST,
    logLevel: LOG_LEVEL,
    services: {
      menu: MENU_URL ?? beside(1),
      ordering: ORDERING_URL ?? beside(2),
      identity: IDENTITY_URL ?? beside(3),
      notify: NOTIFY_URL ?? beside(4),
    },
    fragmentsUrl: STOREFRONT_SERVER_URL ?? beside(5),
    shellDir: path.resolve(SHELL_DIR),
    remotesDir: path.resolve(REMOTES_DIR),
    canary: {
      sample: data.CANARY_SAMPLE,
      percent: data.CANARY_PERCENT,
      visitorsPerAddress: data.CANARY_VISITORS_PER_ADDRESS,
    },
    exampleMenu: data.EXAMPLE_MENU,
    mapTilesOrigin: data.MAP_TILES_URL && new URL(data.MAP_TILES_URL).origin,
    trustProxy: TRUST_PROXY?.split(',').map((address) => address.trim()),
    overHttps: data.PUBLIC_URL !== undefined && new URL(data.PUBLIC_URL).protocol === 'https:',
    bodies: { perAddress: data.BODY_BYTES_PER_ADDRESS, all: data.BODY_BYTES },
    eventStreams: { perAddress: data.EVENT_STREAMS_PER_ADDRESS, all: data.EVENT_STREAMS },
    connections: { perAddress: data.CONNECTIONS_PER_ADDRESS, all: data.CONNECTIONS },
    slowest: {
      leastBytes: data.BODY_LEAST_BYTES_PER_SECOND * data.BODY_STRETCH_SECONDS,
      stretchMs: data.BODY_STRETCH_SECONDS * 1000,
    },
    requestMs: data.REQUEST_SECONDS * 1000,
    patienceMs: data.SERVICE_PATIENCE_MS,
    endingNoticeMs: data.ENDING_NOTICE_MS,
    healthKeptMs: data.HEALTH_KEPT_MS,
    metricsPort: data.METRICS_PORT,
    backupStatusFile: data.BACKUP_STATUS_FILE,
    traces: { endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: data.OTEL_TRACES_SAMPLER_ARG },
  };
}
