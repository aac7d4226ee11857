import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { newNatsPasswords } from './nats.mjs';
import { loadTopology } from './topology.mjs';
import { NAME, PlatformError } from './workspace.mjs';

/**
 * @typedef {{ email: string, password?: string, wasUp: boolean }} FirstAdmin `password`: when it was made here and not
 * chosen by who started; `wasUp`: the system took it
 */

/**
 * @typedef {object} Secrets
 * @property {string} postgres password of the database's superuser
 * @property {Record<string, string>} roles database passwords by service
 * @property {Record<string, string>} nats broker passwords by user
 * @property {string} orderLinkKey seals the links to orders
 * @property {string} staffSecretsKey seals the secrets of the staff's authenticator apps
 * @property {string} webhookSecretsKey seals the secrets by which webhooks are signed
 * @property {FirstAdmin} [admin]
 */

/** The file of a data folder's secrets. @param {string} dataDir */
export function secretsFile(dataDir) {
  return path.join(dataDir, 'secrets.json');
}

/**
 * The secrets of a data folder; made at the first start.
 * @param {string} dataDir @returns {Secrets}
 */
export function loadSecrets(dataDir) {
  const file = secretsFile(dataDir);
  /** @type {Partial<Secrets>} */
  let known = {};
  if (fs.existsSync(file)) {
    try {
      known = JSON.parse(fs.readFileSync(file, 'utf8'));
    } catch {
      throw new PlatformError(`${file} is damaged: bring back a copy, or remove the folder ${dataDir} to start anew.`);
    }
  }
  /** @type {Secrets} */
  const secrets = {
    postgres: known.postgres ?? newPassword(),
    // What an older version did not know yet is added.
    roles: {
      ...Object.fromEntries(loadTopology().SERVICES.map((service) => [service, newPassword()])),
      ...known.roles,
    },
    nats: { ...newNatsPasswords(), ...known.nats },
    orderLinkKey: known.orderLinkKey ?? randomBytes(32).toString('base64url'),
    staffSecretsKey: known.staffSecretsKey ?? randomBytes(32).toString('base64url'),
    webhookSecretsKey: known.webhookSecretsKey ?? randomBytes(32).toString('base64url'),
    admin: known.admin,
  };
  saveSecrets(dataDir, secrets);
  return secrets;
}

/**
 * Who signs in first. What counted at the first start stays: the system takes it once, when it has no staff yet.
 * @param {Secrets} secrets @param {Record<string, string | undefined>} env
 * @returns {FirstAdmin & { isNew: boolean }} `isNew`: the system has not been up yet
 */
export function firstAdmin({ admin }, env) {
  if (admin?.wasUp) return { ...admin, isNew: false };
  return {
    email: env.ADMIN_EMAIL || admin?.email || `admin@${NAME}.local`,
    password: env.ADMIN_PASSWORD ? undefined : (admin?.password ?? randomBytes(9).toString('base64url')),
    wasUp: false,
    isNew: true,
  };
}

/** @param {string} dataDir @param {Secrets} secrets */
export function saveSecrets(dataDir, secrets) {
  const file = secretsFile(dataDir);
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
}

function newPassword() {
  return randomBytes(18).toString('base64url');
}
