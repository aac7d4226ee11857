import { SERVICES } from '@chalkboard/contracts/topology';
import { podsOf, SLICES, variablesOf, written, type Manifest, type Peer } from './manifests';

const objects = written.map(({ manifest }) => manifest);
const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy');
const policyOf = (name: string) => policies.find(({ metadata }) => metadata.name === name) as Manifest;
const appOf = ({ podSelector }: Peer) => podSelector?.matchLabels['app.kubernetes.io/name'];

/** Arrows within the namespace: who may call whom on which port. */
function arrows(end: 'ingress' | 'egress'): string[] {
  return policies
    .flatMap(({ metadata: { name }, spec }) =>
      (spec[end] ?? []).flatMap(({ ports, from, to }) =>
        (from ?? to ?? []).flatMap((peer) =>
          appOf(peer)
            ? ports.map(({ port }) =>
                end === 'ingress' ? `${appOf(peer)} → ${name}:${port}` : `${name} → ${appOf(peer)}:${port}`,
              )
            : [],
        ),
      ),
    )
    .toSorted();
}

/** What a slice is told to call, by its variables. */
function called(slice: string): string[] {
  return Object.entries(variablesOf(slice)).flatMap(([name, value]) => {
    const { hostname, port } = name.endsWith('_URL') ? new URL(value) : { hostname: '', port: '' };
    return hostname && hostname !== 'postgres' ? [`${slice} → ${hostname}:${port}`] : [];
  });
}

it('what no policy allows is refused, in both directions', () => {
  const { spec } = policyOf('default-deny');
  expect([spec.podSelector, spec.policyTypes, spec.ingress]).toEqual([{}, ['Ingress', 'Egress'], undefined]);
  for (const {
    metadata,
    spec: { policyTypes, podSelector },
  } of policies)
    expect([metadata.name, policyTypes, podSelector?.matchLabels?.['app.kubernetes.io/name']]).toEqual([
      metadata.name,
      ['Ingress', 'Egress'],
      metadata.name === 'default-deny' ? undefined : metadata.name,
    ]);
});

it('the arrows are those that slices are told to call by, and no others', () => {
  const wanted = [...SLICES.flatMap(called), 'nats → nats:6222'].toSorted();
  expect(wanted).toContain('storefront-server → menu:8080');
  expect(arrows('egress')).toEqual(wanted);
  expect(arrows('ingress')).toEqual(wanted);
});

it('every container that runs for long, and every job that needs the network, has a policy', () => {
  const apps = podsOf(objects).map(
    ([, , { spec }]) => spec.template?.metadata.labels['app.kubernetes.io/name'] as string,
  );
  // Jobs of remotes write a volume; the database of a trial is in no production.
  const free = apps.filter((app) => !policies.some(({ metadata }) => metadata.name === app));
  expect(free.toSorted()).toEqual(['admin-release', 'owner-release', 'postgres', 'storefront-release']);
});

it('only services, their migrations and provision reach the database', () => {
  const reaching = policies
    .filter(({ spec }) => spec.egress?.some(({ ports }) => ports.some(({ port }) => port === 5432)))
    .map(({ metadata }) => metadata.name);
  expect(reaching.toSorted()).toEqual(
    [...SERVICES, ...SERVICES.map((service) => `${service}-migrate`), 'provision'].toSorted(),
  );
});

it('what goes out of the cluster goes to no private network, and comes from those alone that have somebody to call', () => {
  const out = policies.flatMap(({ metadata: { name }, spec }) =>
    (spec.egress ?? []).flatMap(({ ports, to = [] }) =>
      to.flatMap(({ ipBlock }) =>
        ipBlock?.cidr === '0.0.0.0/0' ? [{ name, ports: ports.map(({ port }) => port), except: ipBlock.except }] : [],
      ),
    ),
  );
  expect(out.map(({ name, ports }) => [name, ports]).toSorted()).toEqual([
    ['identity', [443]],
    ['menu', [443]],
    ['notify', [443, 465, 587]],
  ]);
  // 169.254.169.254 is where clouds give machines their credentials.
  for (const { except } of out)
    expect(except).toEqual(expect.arrayContaining(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16']));
});

it('the public comes in at the edge alone', () => {
  const entered = policies.filter(({ spec }) =>
    spec.ingress?.some(({ from = [] }) =>
      from.some(({ namespaceSelector }) => namespaceSelector?.matchLabels['kubernetes.io/metadata.name'] === 'ingress'),
    ),
  );
  expect(entered.map(({ metadata }) => metadata.name)).toEqual(['edge']);
});
