import { closeSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from './config';

/**
 * Variables that hold secrets. They come by file or pipe, since other processes of the same user can read an
 * environment for as long as the process lives.
 */
const SECRET = /(PASSWORD|TOKEN|SECRET|KEY|KEY_ID|KEY_BEFORE|DATABASE_URL|SMTP_URL)$/;
const FILE = '_FILE';
/** Names the descriptor of a pipe from which secrets are read as one JSON object, by the launcher that made it. */
const PIPE = 'SECRETS_FD';

type Environment = Record<string, string | undefined>;
const Secrets = z.record(z.string(), z.string().optional());

/**
 * The variables of this process, with the secrets that come by pipe (`SECRETS_FD`) and by file (`ORDER_LINK_KEY_FILE`
 * for `ORDER_LINK_KEY`). `DATABASE_PASSWORD` is put into `DATABASE_URL`. What is secret is taken out of `env`, so that
 * no library and no child of the process finds it there.
 * @param env `process.env`
 * @throws ConfigError for a file that cannot be read
 */
export function takeEnvironment(env: Environment): Environment {
  const taken: Environment = { ...env, ...fromPipe(env[PIPE]), ...fromFiles(env) };
  for (const name of Object.keys(env)) if (SECRET.test(name) || name === PIPE) delete env[name];
  delete taken[PIPE];
  return withDatabasePassword(taken);
}

function fromPipe(descriptor: string | undefined): Environment {
  if (!descriptor) return {};
  const secrets = Secrets.safeParse(jsonOf(readFileSync(Number(descriptor), 'utf8')));
  closeSync(Number(descriptor));
  // Says nothing of what came: it is secret.
  if (!secrets.success) throw new ConfigError([`${PIPE} does not give one JSON object of texts`]);
  return secrets.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An empty file is a secret that is not set: that is how compose passes what nobody defined. */
function fromFiles(env: Environment): Environment {
  const files = Object.entries(env).flatMap(([name, file]) =>
    file && name.endsWith(FILE) && SECRET.test(name.slice(0, -FILE.length))
      ? [[name.slice(0, -FILE.length), file] as const]
      : [],
  );
  return Object.fromEntries(files.map(([name, file]) => [name, contentOf(name, file) || undefined]));
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError([`${name}${FILE}: ${(error as Error).message}`]);
  }
}

/** So that the address itself is no secret. */
function withDatabasePassword({ DATABASE_PASSWORD: password, ...rest }: Environment): Environment {
  if (!password || !rest.DATABASE_URL) return rest;
  const url = new URL(rest.DATABASE_URL);
  url.password = encodeURIComponent(password);
  return { ...rest, DATABASE_URL: url.href };
}
