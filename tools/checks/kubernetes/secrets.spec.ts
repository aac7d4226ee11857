import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVICES } from '@chalkboard/contracts/topology';
import { brokerUsers, passwordVariable } from '../../platform/nats-config.mjs';
import { ROOT } from '../../platform/workspace.mjs';
import { faultsOf, podsOf, variablesOf, written } from './manifests';

interface Secret {
  readonly metadata: { readonly name: string };
  readonly stringData: Readonly<Record<string, string>>;
}

let folder: string;
let env: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  env = spawnSync(process.execPath, [path.join(ROOT, 'deploy/make-env.mjs'), 'admin@example.org'], {
    encoding: 'utf8',
  }).stdout;
});
afterAll(() => rmSync(folder, { recursive: true }));

function made(text: string) {
  const file = path.join(folder, 'env');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'deploy/kubernetes/make-secrets.mjs'), file],
    { encoding: 'utf8' },
  );
  return { status, stderr, secrets: status === 0 ? (JSON.parse(stdout) as { items: Secret[] }).items : [] };
}
const keysOf = (secrets: readonly Secret[]) =>
  Object.fromEntries(secrets.map(({ metadata, stringData }) => [metadata.name, Object.keys(stringData).toSorted()]));

it('the printed Secrets are those that the manifests name, with every key that is read', () => {
  const { secrets } = made(env);
  expect(faultsOf(secrets)).toEqual([]);
  const keys = keysOf(secrets);
  const pods = podsOf(written.map(({ manifest }) => manifest));
  const named = pods.flatMap(([, { volumes = [], containers }]) => [
    ...volumes.flatMap(({ secret }) => secret?.secretName ?? []),
    ...containers.flatMap(({ envFrom = [] }) => envFrom.flatMap(({ secretRef }) => secretRef?.name ?? [])),
  ]);
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(keys).toSorted());

  for (const service of SERVICES) {
    const read = Object.values(variablesOf(service)).filter((value) => value.startsWith('/run/secrets/'));
    expect(keys[`${service}-secrets`]).toEqual(read.map((file) => path.basename(file)).toSorted());
  }
  expect(keys['nats-secrets']).toEqual(brokerUsers().map(passwordVariable).toSorted());
  expect(keys['provision-secrets']).toEqual(
    ['ADMIN_DATABASE_URL', ...SERVICES.map((service) => `DB_${service.toUpperCase()}_PASSWORD`)].toSorted(),
  );
});

it('each slice is given its own alone', () => {
  const { secrets } = made(env);
  const values = secrets
    .filter(({ metadata }) => SERVICES.some((service) => metadata.name === `${service}-secrets`))
    .flatMap(({ stringData }) => Object.values(stringData).filter(Boolean));
  expect(new Set(values).size).toBe(values.length);
});

it('a database given from outside is named, and there is no secret of one in the cluster', () => {
  const { secrets } = made(`${env}\nADMIN_DATABASE_URL=postgres://maker:x@db.example:5432/postgres\n`);
  expect(secrets.find(({ metadata }) => metadata.name === 'provision-secrets')?.stringData.ADMIN_DATABASE_URL).toBe(
    'postgres://maker:x@db.example:5432/postgres',
  );
  expect(Object.keys(keysOf(secrets))).not.toContain('postgres-secrets');
});

it('what is missing is said by name', () => {
  expect(made(env.replace(/^(ORDER_LINK_KEY|SMTP_URL)=.*$/gm, ''))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('ORDER_LINK_KEY, SMTP_URL'),
  });
});
