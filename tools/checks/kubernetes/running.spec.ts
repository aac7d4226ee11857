import { readFileSync } from 'node:fs';
import path from 'node:path';
import { METRICS } from '@chalkboard/contracts/metrics';
import { SERVICES } from '@chalkboard/contracts/topology';
import { ROOT } from '../../platform/workspace.mjs';
import { menuMemoryMb } from '../menu-memory.mjs';
import { podsOf, SLICES, variablesOf, written } from './manifests';

const pods = podsOf(written.map(({ manifest }) => manifest));
const containers = pods.flatMap(([name, { containers }]) =>
  containers.map((container) => [`${name}: ${container.name}`, container] as const),
);
const source = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const numberIn = (file: string, pattern: RegExp) => Number(pattern.exec(source(file))?.[1]?.replaceAll('_', ''));
const slice = (name: string) =>
  pods.find(([, , { kind, metadata }]) => kind === 'Deployment' && metadata.name === name)!;

it.each(pods)(
  '%s has no more rights than it needs',
  (_name, { automountServiceAccountToken: token, securityContext }) => {
    expect(token).toBe(false);
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  },
);

it.each(containers)(
  '%s changes no file of its image, and says what it takes',
  (_name, { securityContext, resources }) => {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    for (const amounts of [resources?.requests, resources?.limits])
      expect(amounts).toEqual({ cpu: expect.stringMatching(/^\d+m?$/), memory: expect.stringMatching(/^\d+[MG]i$/) });
  },
);

it.each(containers)('%s is of one version, which is never "latest"', (_name, { image }) => {
  expect(image).toMatch(/^[\w./-]+:\d+\.\d+(\.\d+)?(-\w+)?$/);
});

it.each(SLICES)('%s is asked whether it has started, lives and takes calls, at routes that it has', (name) => {
  const [
    ,
    {
      containers: [container],
    },
  ] = slice(name);
  const routes = [container?.startupProbe, container?.readinessProbe, container?.livenessProbe].map(
    (probe) => probe?.httpGet?.path,
  );
  const kit = source('libs/service-kit/src/runtime/health.ts');
  if (name === 'edge')
    expect([routes, routes.map((route) => source('apps/shell/server/src/edge.ts').includes(`'${route}'`))]).toEqual([
      ['/api/health/live', '/api/health/ready', '/api/health/live'],
      [true, true, true],
    ]);
  else if (name === 'storefront-server')
    expect([
      routes,
      routes.map((route) => source('apps/storefront/server/src/server.ts').includes(`'${route}'`)),
    ]).toEqual([
      ['/health', '/ready', '/live'],
      [true, true, true],
    ]);
  // Whether database and broker are there is asked once, before it takes the place of another: later it would end every
  // instance, or send nobody any call.
  else
    expect([routes, routes.map((route) => kit.includes(`@Get('${route?.slice(1)}')`))]).toEqual([
      ['/health', '/ready', '/live'],
      [true, true, true],
    ]);
});

it.each(SLICES)(
  '%s says that it is not ready before it ends, and may end what is under way before it is ended',
  (name) => {
    const [
      ,
      {
        terminationGracePeriodSeconds: grace,
        containers: [container],
      },
    ] = slice(name);
    const notice = Number(variablesOf(name).ENDING_NOTICE_MS);
    const [drain, limit] = [/^const DRAIN_MS = ([\d_]+)/m, /^const SHUTDOWN_LIMIT_MS = ([\d_]+)/m].map((pattern) =>
      numberIn('libs/service-kit/src/http/ending.ts', pattern),
    );
    // Connections that rest for so long are given up by the edge, so that none of before is left when an instance
    // closes.
    expect(notice).toBeGreaterThan(
      numberIn('apps/shell/server/src/api/forward-api.ts', /^const RESTING_MS = ([\d_]+)/m),
    );
    expect((grace ?? 0) * 1000).toBeGreaterThan(notice + drain! + limit!);
    // The signal is what it hears of its end by.
    expect(container?.lifecycle).toBeUndefined();
  },
);

it.each(SERVICES)(
  '%s gets its secrets by files that its own Secret has, and its schema from a job of the same image',
  (name) => {
    const job = pods.find(([, , { metadata }]) => metadata.name === `${name}-migrate`)!;
    const [, deployed] = slice(name);
    for (const [, { volumes = [] }] of [job, slice(name)])
      expect(volumes.flatMap(({ secret }) => (secret ? [secret.secretName] : []))).toEqual([`${name}-secrets`]);
    expect(job[1].containers[0]?.image).toBe(deployed.containers[0]?.image);
    expect(job[1].containers[0]?.command?.at(-1)).toBe(
      /^const MIGRATE = '(.*)';$/m.exec(source('libs/service-kit/src/runtime/start-service.ts'))?.[1],
    );
    const variables = Object.entries(variablesOf(name));
    expect(
      variables.filter(
        ([variable, value]) => /(PASSWORD|TOKEN|KEY|KEY_BEFORE|SMTP_URL)$/.test(variable) || /:[^/]*@/.test(value),
      ),
    ).toEqual([]);
  },
);

it('the menu service has the memory that its processes may take, and as many of them as it is told', () => {
  const [, gigabytes] = /^(\d+)Gi$/.exec(slice('menu')[1].containers[0]?.resources?.limits.memory ?? '') ?? [];
  expect(Number(gigabytes) * 1024).toBeGreaterThanOrEqual(menuMemoryMb(Number(variablesOf('menu').EXTRACTION_WORKERS)));
});

const kind = (wanted: string) => written.map(({ manifest }) => manifest).filter((manifest) => manifest.kind === wanted);
const scaled = [
  ...kind('HorizontalPodAutoscaler').map((manifest) => [manifest, manifest.spec.minReplicas] as const),
  ...kind('ScaledObject').map((manifest) => [manifest, manifest.spec.minReplicaCount] as const),
];

it('every slice has two instances or more, is scaled by one rule, and keeps one while nodes are emptied', () => {
  expect(scaled.map(([{ spec }]) => spec.scaleTargetRef?.name).toSorted()).toEqual(SLICES.toSorted());
  for (const [, least] of scaled) expect(least).toBeGreaterThanOrEqual(2);
  // Otherwise each release would set the number back.
  for (const name of SLICES) expect(slice(name)[2].spec.replicas).toBeUndefined();
  expect(
    kind('PodDisruptionBudget')
      .map(({ metadata }) => metadata.name)
      .toSorted(),
  ).toEqual([...SLICES, 'nats'].toSorted());
});

it('queues are asked for by metrics that the code exposes: those of all instances once, those of each in sum', () => {
  const queries = kind('ScaledObject').flatMap(
    ({ spec }) =>
      spec.triggers
        ?.filter(({ type }) => type === 'prometheus')
        .map(({ metadata }) => [spec.scaleTargetRef?.name, metadata.query ?? ''] as const) ?? [],
  );
  expect(queries.map(([name]) => name).toSorted()).toEqual(['edge', ...SERVICES].toSorted());
  for (const [name, query] of queries) {
    expect(Object.keys(METRICS)).toContain(/chalkboard_\w+/.exec(query)?.[0]);
    expect(query).toMatch(name === 'edge' ? /^sum\(chalkboard/ : /^(sum\()?max/);
  }
});

it('there are more edges before one of them holds all the event streams that it may', () => {
  const edge = kind('ScaledObject').find(({ metadata }) => metadata.name === 'edge');
  const threshold = Number(edge?.spec.triggers?.find(({ type }) => type === 'prometheus')?.metadata.threshold);
  expect(threshold).toBeLessThan(
    numberIn('apps/shell/server/src/config.ts', /^ {2}EVENT_STREAMS: count\.default\((\d+)\)/m),
  );
});

it('the database has as many connections for a service as its instances may open, with a release and a canary beside them', () => {
  const each = numberIn('libs/service-kit/src/runtime/config.ts', /DATABASE_POOL: .*default\((\d+)\)/) + 2;
  const given = Number(
    pods
      .find(([name]) => name === 'Job provision')?.[1]
      .containers[0]?.env?.find(({ name }) => name === 'DATABASE_ROLE_CONNECTIONS')?.value,
  );
  for (const { spec } of kind('ScaledObject').filter(({ metadata: { name } }) =>
    SERVICES.some((service) => service === name),
  ))
    expect(((spec.maxReplicaCount as number) + 2) * each + 2).toBeLessThanOrEqual(given);
  const [trial] = pods.filter(([name]) => name === 'StatefulSet postgres');
  expect(
    Number(/max_connections=(\d+)/.exec(trial?.[1].containers[0]?.args?.join(' ') ?? '')?.[1]),
  ).toBeGreaterThanOrEqual(SERVICES.length * given + 3);
});

it('the broker runs on three nodes with the version that waits for its disk, which know each other by name', () => {
  const [
    ,
    {
      containers: [container],
    },
    { spec },
  ] = pods.find(([name]) => name === 'StatefulSet nats')!;
  expect(spec.replicas).toBe(3);
  expect(source('docker-compose.yml')).toContain(`:-${container?.image}}`);
  const routes = [...source('deploy/kubernetes/base/nats/cluster.conf').matchAll(/"nats:\/\/([\w.-]+):6222"/g)].map(
    ([, host]) => host,
  );
  expect(routes).toEqual([0, 1, 2].map((node) => `nats-${node}.nats-nodes`));
});
