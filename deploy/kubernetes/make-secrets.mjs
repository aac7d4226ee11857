// Prints the Secrets of a deployment, one for each slice, from an .env as deploy/make-env.mjs prints it: node
// deploy/kubernetes/make-secrets.mjs .env | kubectl apply -n chalkboard -f - ADMIN_DATABASE_URL in that file is the
// user that makes roles and schemas in a database given from outside.
import { readFileSync } from 'node:fs';

const SERVICES = ['menu', 'ordering', 'identity', 'notify'];
/** What only one service is given, besides its passwords. */
const OWN = {
  menu: ['openai_api_key'],
  ordering: ['order_link_key'],
  identity: ['admin_password', 'staff_secrets_key', 'staff_secrets_key_before', 'transcription_api_key'],
  notify: ['webhook_secrets_key', 'webhook_secrets_key_before', 'twilio_auth_token', 'smtp_url'],
};

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Name the file with the secrets: node deploy/kubernetes/make-secrets.mjs .env');
  process.exit(1);
}
const given = Object.fromEntries(
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => [/^([A-Z_]+)=(.*)$/.exec(line)].flatMap((match) => (match ? [[match[1], match[2]]] : []))),
);
const missing = [];
const valueOf = (name) => {
  if (!(name in given)) missing.push(name);
  return given[name] ?? '';
};
const upper = (service) => service.toUpperCase();
const secret = (name, entries) => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name: `${name}-secrets`, labels: { 'app.kubernetes.io/part-of': 'chalkboard' } },
  type: 'Opaque',
  stringData: Object.fromEntries(entries),
});

const items = [
  ...SERVICES.map((service) =>
    secret(
      service,
      [`db_${service}_password`, `nats_${service}_password`, ...OWN[service]].map((name) => [
        name,
        valueOf(upper(name)),
      ]),
    ),
  ),
  secret(
    'nats',
    [...SERVICES, 'platform'].map((user) => [`NATS_${upper(user)}_PASSWORD`, valueOf(`NATS_${upper(user)}_PASSWORD`)]),
  ),
  secret('provision', [
    [
      'ADMIN_DATABASE_URL',
      given.ADMIN_DATABASE_URL ?? `postgres://postgres:${valueOf('POSTGRES_PASSWORD')}@postgres:5432/postgres`,
    ],
    ...SERVICES.map((service) => [`DB_${upper(service)}_PASSWORD`, valueOf(`DB_${upper(service)}_PASSWORD`)]),
  ]),
  ...(given.ADMIN_DATABASE_URL ? [] : [secret('postgres', [['postgres_password', valueOf('POSTGRES_PASSWORD')]])]),
];
if (missing.length > 0) {
  console.error(`Not in ${file}: ${[...new Set(missing)].join(', ')}.`);
  process.exit(1);
}
console.log(JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
