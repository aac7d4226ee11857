import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyWorkspace } from '../dev/fixtures/workspace-copy.mjs';
import { ROOT } from '../platform/workspace.mjs';

/** What each kind of new thing writes is checked as it stands, and with what it was registered in. */
const CHECK_MS = 240_000;

let workspace: string;

const node = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: workspace, encoding: 'utf8', stdio: 'pipe' });
const generate = (...args: string[]) => node(path.join(workspace, 'tools/generate/generate.mjs'), ...args);
/** Files that were written, by what the command printed. */
const writtenIn = (printed: string) => [...printed.matchAll(/✓ (\S+)/g)].map(([, file]) => file as string);

beforeAll(() => {
  workspace = mkdtempSync(path.join(os.tmpdir(), 'chalkboard-generate-'));
  copyWorkspace(workspace, { built: false });
}, CHECK_MS);

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

/** @param projects whose types are checked */
function expectClean(files: readonly string[], projects: readonly string[], tests: readonly string[]): void {
  const tool = (name: string) => path.join(ROOT, 'node_modules', name);
  const problems = [
    () =>
      projects.forEach((project) =>
        node(tool('typescript-native/bin/tsc'), '-p', path.join(workspace, project, 'tsconfig.json'), '--noEmit'),
      ),
    () => node(tool('eslint/bin/eslint.js'), ...files.filter((file) => /\.(tsx?|mjs)$/.test(file))),
    () => node(tool('prettier/bin/prettier.cjs'), '--check', ...files),
    () => node(tool('jest/bin/jest.js'), '--ci', '--selectProjects', 'unit', '--runTestsByPath', ...tests),
  ].flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return [`${stdout}${stderr}`];
    }
  });
  expect(problems).toEqual([]);
}

test(
  'a feature and a route of a service are known to their module, and their types, lint and tests hold',
  () => {
    const files = [
      generate('feature', 'notify', 'archive-messages'),
      generate('route', 'notify', 'get', '/api/notify/summary/:menuId', 'show-summary'),
    ].flatMap(writtenIn);
    expect(files).toEqual(
      expect.arrayContaining([
        'services/notify/src/notify.module.ts',
        'libs/contracts/src/api/notify/show-summary.routes.ts',
        'libs/contracts/src/api/all-routes.ts',
      ]),
    );
    const made = ['archive-messages/archive-messages', 'show-summary/show-summary'].map(
      (name) => `services/notify/src/features/${name}.handler.spec.ts`,
    );
    expectClean(files, ['services/notify', 'libs/contracts'], [...made, 'services/notify/src/notify.module.spec.ts']);
  },
  CHECK_MS,
);

test(
  'a feature of a sealed module goes to that module',
  () => {
    expect(writtenIn(generate('feature', 'identity/community', 'close-referral'))).toContain(
      'services/identity/src/community/community.module.ts',
    );
  },
  CHECK_MS,
);

test(
  'an event is published in the topology, and has a sample that fits it',
  () => {
    const files = writtenIn(generate('event', 'menu', 'menu-archived'));
    expect(files).toContain('libs/contracts/src/topology.ts');
    expectClean(files, ['libs/contracts'], ['libs/contracts/src/events/events.spec.ts']);
  },
  CHECK_MS,
);

test(
  'a remote has a page that the shell gives to it, with its words in a catalogue',
  () => {
    const files = writtenIn(generate('remote', 'kitchen'));
    const texts = 'apps/kitchen/src/texts';
    expect(files.filter((file) => file.startsWith(texts))).toEqual(
      ['en/kitchen.json', 'groups.json', 'index.ts', 'generated.ts'].map((file) => `${texts}/${file}`),
    );
    expect(readFileSync(path.join(workspace, texts, 'generated.ts'), 'utf8')).toContain(
      'export interface KitchenTexts',
    );
    expectClean(
      files,
      ['apps/kitchen', 'apps/shell', 'libs/contracts'],
      ['apps/kitchen/src/routes/kitchen.spec.tsx', 'libs/contracts/src/routes.spec.ts'],
    );
  },
  CHECK_MS,
);

test.each([
  ['a name that is there', ['feature', 'notify', 'list-outbox'], 'is there already'],
  ['a service that is not', ['feature', 'nobody', 'do-it'], 'There is no service'],
  ['a service whose modules are sealed', ['feature', 'identity', 'do-it'], 'name one of its modules'],
  [
    'an address that the edge gives to another',
    ['route', 'notify', 'get', '/api/menu/summary', 'show-it'],
    'The edge gives /api/menu/summary to menu',
  ],
  ['an event that names nothing', ['event', 'menu', 'archived'], 'the aggregate comes first'],
  ['a name that is none', ['remote', 'Kitchen'], 'is no name'],
])(
  '%s is refused, and nothing is written',
  (_, args, message) => {
    expect(() => generate(...args)).toThrow(message);
    for (const name of ['do-it', 'list-outbox'])
      expect(existsSync(path.join(workspace, `services/notify/src/features/${name}`))).toBe(false);
  },
  CHECK_MS,
);
