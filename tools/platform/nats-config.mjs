import { isOlder } from './binaries.mjs';
import { rightsOf } from './nats-rights.mjs';
import { loadTopology } from './topology.mjs';

/** From this version on a server can be told to acknowledge nothing that is not on its disk. */
const SYNCS_ALWAYS_FROM = [2, 10];

/** The user of these tools and of tests; it may do everything. */
export const PLATFORM_USER = 'platform';

/** Every user of the broker: one per service, and the platform's own. @returns {string[]} */
export function brokerUsers() {
  return [...loadTopology().SERVICES, PLATFORM_USER];
}

/**
 * The variable that holds a user's password where the configuration is read from a file that is kept in version
 * control. @param {string} user
 */
export function passwordVariable(user) {
  return `NATS_${user.toUpperCase()}_PASSWORD`;
}

/**
 * The configuration of a nats-server with JetStream, one user per service and the rights of each.
 * @param {object} options
 * @param {string} options.host address to listen on
 * @param {number} options.port -1: the server chooses
 * @param {string} options.storeDir folder of the streams
 * @param {Record<string, string>} [options.passwords] by user; default: each is read from `NATS_<USER>_PASSWORD` by the
 * server
 * @param {number} [options.maxPayload] bytes; default: the server's (1 MiB)
 * @param {number} [options.monitorPort] serves `/healthz` when given
 * @param {boolean} [options.syncAlways] acknowledges nothing that is not on the disk, default false: older servers
 * refuse the word (`canSyncAlways`)
 * @returns {string}
 */
export function natsConfig({ host, port, storeDir, passwords, maxPayload, monitorPort, syncAlways = false }) {
  const users = brokerUsers().map((user) => userBlock(user, passwords));
  return [
    `listen: ${quote(`${host}:${port}`)}`,
    ...(monitorPort === undefined ? [] : [`http: ${quote(`${host}:${monitorPort}`)}`]),
    ...(maxPayload === undefined ? [] : [`max_payload: ${maxPayload}`]),
    `jetstream { store_dir: ${quote(storeDir)}${syncAlways ? ', sync_interval: always' : ''} }`,
    'authorization {',
    '  users = [',
    ...users,
    '  ]',
    '}',
    '',
  ].join('\n');
}

/**
 * Whether a server of this version knows `sync_interval: always`. @param {readonly number[]} version such as [2, 9, 10]
 */
export function canSyncAlways(version) {
  return !isOlder(version, SYNCS_ALWAYS_FROM);
}

/**
 * How long a service may answer a question: nobody waits longer than two seconds (`Requester`). The server remembers
 * each message it delivered for that long, events among them, and looks through all of them at each delivery once they
 * are more than 4,096. With the two minutes that it takes by itself this was half of its work under load.
 */
const ANSWER_EXPIRES = '3s';

/** @param {string} user @param {Record<string, string> | undefined} passwords */
function userBlock(user, passwords) {
  const password = passwords ? passwords[user] : undefined;
  if (passwords && !password) throw new Error(`no password for the broker's user "${user}"`);
  const login = `user: ${quote(user)}, password: ${password ? quote(password) : `$${passwordVariable(user)}`}`;
  if (user === PLATFORM_USER) return `    { ${login} }`;

  const rights = rightsOf(/** @type {import('./nats-rights.mjs').ServiceName} */ (user));
  return [
    `    { ${login}, permissions: {`,
    `        publish: { allow: [${list(rights.publish)}] }`,
    `        subscribe: { allow: [${list(rights.subscribe)}] }`,
    ...(rights.answers ? [`        allow_responses: { max: 1, expires: "${ANSWER_EXPIRES}" }`] : []),
    '    } }',
  ].join('\n');
}

/** @param {string[]} subjects */
function list(subjects) {
  return `\n${subjects.map((subject) => `          ${quote(subject)}`).join('\n')}\n        `;
}

/** @param {string} text */
function quote(text) {
  return JSON.stringify(text);
}

/** The configuration that is deployed: it stands in deploy/nats/nats.conf. @returns {string} */
export function deployedNatsConfig() {
  return `# Made by "node tools/platform/print-nats-config.mjs --env > deploy/nats/nats.conf" from the topology in libs/contracts.\n${natsConfig({ host: '0.0.0.0', port: 4222, storeDir: '/data', monitorPort: 8222, syncAlways: true })}`;
}
