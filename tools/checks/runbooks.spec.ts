import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../platform/workspace.mjs';

const FOLDER = path.join(ROOT, 'docs/runbooks');

/** One page an alert, by the name that its rule links to. */
const ALERTS = [
  'outbox-behind',
  'consumer-behind',
  'dead-letters',
  'reading-queue-long',
  'messages-failing',
  'text-ceiling-reached',
  'service-down',
  'errors-high',
  'slow-answers',
  'pool-exhausted',
  'backup-old',
  'remote-unserved',
  'canary-withdrawn',
];
const OTHERS = ['restore', 'lost-key', 'bad-release', 'power-cut'];
const HEADINGS = ['What it means', 'What people notice', 'Look at this first', 'Do this', 'It is over when'];

const textOf = (page: string) => readFileSync(path.join(FOLDER, page), 'utf8');
const pages = readdirSync(FOLDER);
const all = pages.map((page) => [page, textOf(page)] as const);
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name as string);

it('has a page for every alert, and for what is rare and large', () => {
  expect(pages.sort()).toEqual(['README.md', ...[...ALERTS, ...OTHERS].map((name) => `${name}.md`)].sort());
});

it.each([...ALERTS, ...OTHERS])(
  '%s says what it means, what people notice, what to look at, what to do, and when it is over',
  (name) => {
    expect(found(textOf(`${name}.md`), /^## (.*)$/gm)).toEqual(HEADINGS);
    expect(textOf('README.md')).toContain(`(${name}.md)`);
  },
);

it.each(all)('%s names npm scripts that exist', (_page, text) => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(found(text, /npm run ([\w:-]+)/g).filter((script) => !(script in scripts))).toEqual([]);
});

it.each(all)('%s names services and volumes of docker-compose.yml', (_page, text) => {
  const { services, volumes } = parse(readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8')) as {
    services: Record<string, unknown>;
    volumes: Record<string, unknown>;
  };
  const named = found(text, /docker compose (?:exec|restart|run --rm|up -d|logs)(?: --\w+ \d+m?)* ([a-z][\w-]*)/g);
  expect(named.filter((service) => !(service in services))).toEqual([]);
  expect(found(text, /`((?:\w+-data|menu-files))`/g).filter((volume) => !(volume in volumes))).toEqual([]);
});

it.each(all)('%s names files and folders that exist', (_page, text) => {
  const named = found(text, /((?:apps|deploy|docs|e2e|libs|services|tools)\/[\w./-]*\w)/g);
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

it.each(all)('%s names variables that something reads', (_page, text) => {
  const readers = [
    'docker-compose.yml',
    'deploy/backup/backup.sh',
    'libs/service-kit/src/runtime/config.ts',
    ...['menu', 'ordering', 'identity', 'notify'].map((service) => `services/${service}/src/config.ts`),
  ];
  const known = readers.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('\n');
  expect(found(text, /`([A-Z]+(?:_[A-Z]+)+)`/g).filter((name) => !new RegExp(`\\b${name}\\b`).test(known))).toEqual([]);
});
