import { z } from 'zod';

/** What every service reads. A service extends it by its own variables in its `config.ts`. */
export const BaseConfig = z.object({
  /** TCP port of the HTTP interface. */
  PORT: z.coerce.number().int().min(0).max(65535),
  HOST: z.string().default('127.0.0.1'),
  /** The service's own role on its own schema. */
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
  /**
   * Connections of the pool; two more are opened beside it. A service does not start where its role may not have so
   * many.
   */
  DATABASE_POOL: z.coerce.number().int().min(2).default(10),
  NATS_URL: z.string().min(1),
  NATS_USER: z.string().optional(),
  NATS_PASSWORD: z.string().optional(),
  /** Copies of each stream; more than one needs a NATS cluster of that size. */
  NATS_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  /**
   * How long an instance that was asked to end says at `/ready` that it is not, before it takes no call any more:
   * longer than what balances calls takes to notice.
   */
  ENDING_NOTICE_MS: z.coerce.number().int().min(0).default(0),
  /**
   * So long it takes calls after that notice; left out: half a second, so that calls that were on their way are
   * answered.
   */
  DRAIN_MS: z.coerce.number().int().min(0).optional(),
  /** All files of the service lie under this folder. */
  DATA_DIR: z.string().default('.data'),
  /** Where the public reaches the product; links in messages begin with it. */
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\//, 'must be an http(s) address')
    .default('http://localhost:4200'),
  /** The collector that takes traces by OTLP over HTTP, such as http://localhost:4318. Absent: nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .regex(/^https?:\/\//, 'must be an http(s) address')
    .optional(),
  /** Share of traces that are kept. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** `1`: every answer is compared with the definition of its route, and refused where it differs. For tests. */
  CHECK_ANSWERS: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
export type BaseConfig = z.infer<typeof BaseConfig>;

/** A boolean variable: 1, true, yes, on (any case) are true; absent, empty and everything else are false. */
export const flag = z
  .string()
  .optional()
  .transform((value) => /^(1|true|yes|on)$/i.test(value ?? ''));

export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The configuration is not valid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Parses the environment before anything else starts.
 * @throws ConfigError naming every fault at once
 */
export function parseConfig<T extends z.ZodType>(
  schema: T,
  env: Readonly<Record<string, string | undefined>>,
): z.infer<T> {
  // An empty variable means "not set": that is how compose files pass what nobody defined.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  return parsed.data;
}
