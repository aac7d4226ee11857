import { z } from 'zod';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const Environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535),
  HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  /** The menu service. */
  MENU_URL: z.url({ protocol: /^https?$/ }),
  /** The site's origin as visitors see it, for the addresses in a page's metadata. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  /**
   * How long a server that was asked to end says at `/ready` that it is not, before it takes no call any more: longer
   * than what balances calls takes to notice.
   */
  ENDING_NOTICE_MS: z.coerce.number().int().min(0).default(0),
});

/** Everything the fragment server is told from outside. */
export type StorefrontServerConfig = ReturnType<typeof readConfig>;

/**
 * Reads the configuration from the environment.
 * @throws Error that names every fault at once
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success)
    throw new Error(
      `The storefront's fragment server cannot start:\n${parsed.error.issues.map(({ path: at, message }) => `  ${at.join('.')}: ${message}`).join('\n')}`,
    );
  const { PORT, HOST, LOG_LEVEL, MENU_URL, PUBLIC_URL, ENDING_NOTICE_MS } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    logLevel: LOG_LEVEL,
    menuUrl: MENU_URL,
    publicUrl: PUBLIC_URL.replace(/\/$/, ''),
    endingNoticeMs: ENDING_NOTICE_MS,
  };
}
