import path from 'node:path';
import { z } from 'zod';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The workspace's `apps/`, seen from this file's folder (`src` or `dist`). */
const APPS = path.resolve(__dirname, '../../..');
const buildOf = (app: string) => path.join(APPS, app, 'dist');

const port = z.coerce.number().int().min(1).max(65_500);
const serviceUrl = z.url({ protocol: /^https?$/ }).optional();

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
  /** Built apps. */
  SHELL_DIR: z.string().min(1).default(buildOf('shell')),
  STOREFRONT_DIR: z.string().min(1).default(buildOf('storefront')),
  OWNER_DIR: z.string().min(1).default(buildOf('owner')),
  ADMIN_DIR: z.string().min(1).default(buildOf('admin')),
  /** A remotes.json to serve instead of the one made from the built remotes. */
  REMOTES_FILE: z.string().min(1).optional(),
  /** Addresses (CIDR, comma separated) of proxies whose X-Forwarded-* headers are believed; none by default. */
  TRUST_PROXY: z.string().min(1).optional(),
});

/** Everything the edge is told from outside. */
export type EdgeConfig = ReturnType<typeof readConfig>;

/**
 * Reads the configuration from the environment.
 * @throws Error that names every fault at once
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) throw new Error(`The edge cannot start:\n${parsed.error.issues.map(({ path: at, message }) => `  ${at.join('.')}: ${message}`).join('\n')}`);
  const { PORT, HOST, LOG_LEVEL, MENU_URL, ORDERING_URL, IDENTITY_URL, NOTIFY_URL, STOREFRONT_SERVER_URL, SHELL_DIR, STOREFRONT_DIR, OWNER_DIR, ADMIN_DIR, REMOTES_FILE, TRUST_PROXY } = parsed.data;
  const beside = (offset: number) => `http://127.0.0.1:${PORT + offset}`;
  return {
    port: PORT,
    host: HOST,
    logLevel: LOG_LEVEL,
    services: { menu: MENU_URL ?? beside(1), ordering: ORDERING_URL ?? beside(2), identity: IDENTITY_URL ?? beside(3), notify: NOTIFY_URL ?? beside(4) },
    fragmentsUrl: STOREFRONT_SERVER_URL ?? beside(5),
    shellDir: path.resolve(SHELL_DIR),
    remoteDirs: { storefront: path.resolve(STOREFRONT_DIR), owner: path.resolve(OWNER_DIR), admin: path.resolve(ADMIN_DIR) },
    remotesFile: REMOTES_FILE,
    trustProxy: TRUST_PROXY?.split(',').map((address) => address.trim()),
  };
}
