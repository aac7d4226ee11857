// Prints the secrets of a new deployment for docker-compose.yml. Argument: the first administrator's e-mail address.
import { randomBytes } from 'node:crypto';

const [email] = process.argv.slice(2);
if (!email?.includes('@')) {
  console.error("Name the first administrator's e-mail address: node deploy/make-env.mjs you@example.org > .env");
  process.exit(1);
}
// A letter first: the broker would read a leading digit as the beginning of a number.
const secret = () => `s${randomBytes(20).toString('hex')}`;
const services = ['MENU', 'ORDERING', 'IDENTITY', 'NOTIFY'];
const names = [
  'POSTGRES_PASSWORD',
  ...services.map((service) => `DB_${service}_PASSWORD`),
  ...[...services, 'PLATFORM'].map((user) => `NATS_${user}_PASSWORD`),
  'ADMIN_PASSWORD',
  'ORDER_LINK_KEY',
  'STAFF_SECRETS_KEY',
  'WEBHOOK_SECRETS_KEY',
];
// Compose wants every secret to be named, also one that is not used.
const optional = [
  'STAFF_SECRETS_KEY_BEFORE',
  'WEBHOOK_SECRETS_KEY_BEFORE',
  'TWILIO_AUTH_TOKEN',
  'SMTP_URL',
  'BLOB_S3_KEY_ID',
  'BLOB_S3_SECRET',
  'OPENAI_API_KEY',
  'TRANSCRIPTION_API_KEY',
];
console.log(
  [`ADMIN_EMAIL=${email}`, ...names.map((name) => `${name}=${secret()}`), ...optional.map((name) => `${name}=`)].join(
    '\n',
  ),
);
