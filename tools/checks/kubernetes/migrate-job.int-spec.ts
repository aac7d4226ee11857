import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SERVICES, type ServiceName } from '@chalkboard/contracts/topology';
import { startPostgres, type RunningPostgres } from '../../platform/postgres.mjs';
import { provision } from '../../platform/provision.mjs';
import { ROOT } from '../../platform/workspace.mjs';
import { podsOf, variablesOf, written } from './manifests';

interface Secret {
  readonly metadata: { readonly name: string };
  readonly stringData: Readonly<Record<string, string>>;
}

/** What the image of every service says itself, and what only the trial overlay adds. */
const IMAGE = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '8080', REQUIRE_ADMIN: '1' };
const TRIAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  identity: { ADMIN_EMAIL: 'admin@example.org' },
  notify: { LOCAL_OUTBOX: '1' },
};

let folder: string;
let secrets: readonly Secret[];
let server: RunningPostgres;
beforeAll(async () => {
  folder = mkdtempSync(path.join(process.env.TEST_TMP_DIR as string, 'migrate-'));
  const script = (file: string, ...args: string[]) =>
    spawnSync(process.execPath, [path.join(ROOT, 'deploy', file), ...args], { encoding: 'utf8' }).stdout;
  writeFileSync(path.join(folder, 'env'), script('make-env.mjs', 'admin@example.org'));
  secrets = (JSON.parse(script('kubernetes/make-secrets.mjs', path.join(folder, 'env'))) as { items: Secret[] }).items;
  server = await startPostgres({ dir: path.join(folder, 'postgres'), password: 'root', durable: false });
  const passwords = secrets.find(({ metadata }) => metadata.name === 'provision-secrets')!.stringData;
  await provision(server.url, {
    database: 'chalkboard',
    passwords: Object.fromEntries(
      SERVICES.map((service) => [service, passwords[`DB_${service.toUpperCase()}_PASSWORD`] as string]),
    ),
  });
});
afterAll(() => server?.stop());

/**
 * Runs the command of the job with what the manifests give it: variables, and the Secret as files. The volume of
 * secrets and the database lie elsewhere here.
 */
function migrate(service: ServiceName): { status: number | null; stdout: string; stderr: string } {
  const home = path.join(folder, service);
  mkdirSync(home, { recursive: true });
  for (const [name, value] of Object.entries(
    secrets.find(({ metadata }) => metadata.name === `${service}-secrets`)!.stringData,
  ))
    writeFileSync(path.join(home, name), value);
  const { port } = server;
  const here = (value: string) =>
    value
      .replace('/run/secrets', home)
      .replace('postgres:5432', `127.0.0.1:${port}`)
      .replace('nats:4222', '127.0.0.1:1');
  const variables = Object.fromEntries(
    Object.entries({ ...variablesOf(service), ...TRIAL[service] }).map(([name, value]) => [name, here(value)]),
  );
  const [, job] = podsOf(written.map(({ manifest }) => manifest)).find(([name]) => name === `Job ${service}-migrate`)!;
  const [, ...args] = job.containers[0]!.command!.map((argument) => argument.replace('slice/', `services/${service}/`));
  return spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...IMAGE, ...variables },
    encoding: 'utf8',
  });
}

it.each(SERVICES)(
  'the job of %s brings an empty schema up to date by its secrets, without a broker, and finds nothing to do the next time',
  (service) => {
    const first = migrate(service);
    expect([first.status, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toMatch(new RegExp(`^${service}: [1-9]\\d* migrations run: Messaging\\d+, `));
    expect(migrate(service)).toMatchObject({ status: 0, stdout: `${service}: 0 migrations run\n` });
  },
);
