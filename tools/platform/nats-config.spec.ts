import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brokerUsers, canSyncAlways, deployedNatsConfig, natsConfig } from './nats-config.mjs';
import { rightsOf } from './nats-rights.mjs';
import { ROOT } from './workspace.mjs';

it('deploy/nats/nats.conf is what the topology says', () => {
  expect(readFileSync(path.join(ROOT, 'deploy/nats/nats.conf'), 'utf8')).toBe(deployedNatsConfig());
});

it.each([
  [[2, 9, 10], false],
  [[2, 10, 0], true],
  [[2, 12, 3], true],
  [[3, 0], true],
  [[], false],
])('a server of version %j is told to wait for its disk: %j', (version, known) => {
  expect(canSyncAlways(version)).toBe(known);
});

it('does not wait for the disk unless it is told so', () => {
  const passwords = Object.fromEntries(brokerUsers().map((user) => [user, 'x']));
  expect(natsConfig({ host: '127.0.0.1', port: 1, storeDir: '/s', passwords })).not.toContain('sync_interval');
  expect(natsConfig({ host: '127.0.0.1', port: 1, storeDir: '/s', passwords, syncAlways: true })).toContain(
    'jetstream { store_dir: "/s", sync_interval: always }',
  );
});

it('lets a service answer for a little longer than questions wait, and once', () => {
  const passwords = Object.fromEntries(brokerUsers().map((user) => [user, 'x']));
  const config = natsConfig({ host: '127.0.0.1', port: 1, storeDir: '/s', passwords });
  expect(config.match(/allow_responses.*/g)).toEqual(Array(4).fill('allow_responses: { max: 1, expires: "3s" }'));
});

it('has a user per service and one for these tools', () => {
  expect(brokerUsers()).toEqual(['menu', 'ordering', 'identity', 'notify', 'platform']);
});

it('refuses to make a user without a password', () => {
  expect(() => natsConfig({ host: '127.0.0.1', port: 1, storeDir: '/s', passwords: { menu: 'x' } })).toThrow(
    'no password for the broker\'s user "ordering"',
  );
});

it('a service has no right that begins with a wildcard or covers the whole of JetStream', () => {
  for (const service of ['menu', 'ordering', 'identity', 'notify'] as const) {
    const { publish, subscribe } = rightsOf(service);
    expect(
      [...publish, ...subscribe].filter((subject) =>
        /^[>*]|^\$JS\.(API\.)?(>|\*)|^\$JS\.API\.(STREAM|CONSUMER)\.(>|\*)/.test(subject),
      ),
    ).toEqual([]);
  }
});

it('only identity may write the authority bucket', () => {
  const writers = (['menu', 'ordering', 'identity', 'notify'] as const).filter((service) =>
    rightsOf(service).publish.some((subject) => subject.startsWith('$KV.')),
  );
  expect(writers).toEqual(['identity']);
});
