import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../platform/workspace.mjs';

/** What the check reads and runs by. */
const NEEDED = [
  'package.json',
  '.prettierrc.json',
  '.prettierignore',
  'libs/contracts',
  'tools/contracts',
  'tools/platform',
  'tools/hooks',
];
const EVENT = 'libs/contracts/src/events/ordering/order-placed.v1.ts';
/** Of no repository but the one in the folder, with nobody's settings, and without colours in what is printed. */
const ENVIRONMENT = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') && name !== 'FORCE_COLOR'),
  ),
  NO_COLOR: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) => [
      [`GIT_${who}_NAME`, 'Somebody'],
      [`GIT_${who}_EMAIL`, 'somebody@example.com'],
    ]),
  ),
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hooks-'));
  for (const part of NEEDED) {
    mkdirSync(path.dirname(path.join(folder, part)), { recursive: true });
    cpSync(path.join(ROOT, part), path.join(folder, part), {
      recursive: true,
      filter: (from) => !from.includes('node_modules'),
    });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, '.gitignore'), 'node_modules\n');
  done(run('git', 'init', '--quiet'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Outcome {
  readonly status: number | null;
  readonly output: string;
}

function run(command: string, ...args: string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env: ENVIRONMENT, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

function done(outcome: Outcome): void {
  expect(outcome).toMatchObject({ status: 0 });
}

function commit(...files: string[]): Outcome {
  done(run('git', 'add', ...files));
  return run('git', 'commit', '--quiet', '-m', 'a change');
}

function change(text: string, by: string): void {
  const file = path.join(folder, EVENT);
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(text);
  writeFileSync(file, before.replace(text, by));
}

const breakIt = () => change('    orderNumber: z.string(),\n', '');

test('a commit that breaks a contract is refused, with what to do instead', () => {
  done(run('npm', 'run', '--silent', 'hooks'));
  done(commit('.'));
  breakIt();
  const refused = commit(EVENT);
  expect(refused.status).not.toBe(0);
  expect(refused.output).toContain('ordering.order.placed.v1: "orderNumber" is gone');
  expect(run('git', 'rev-list', '--count', 'HEAD').output.trim()).toBe('1');
});

test('a commit that changes a contract as it may be changed passes', () => {
  done(run('npm', 'run', '--silent', 'hooks'));
  change('orderNumber: z.string(),', 'orderNumber: z.string(),\n    courier: z.string().optional(),');
  const passed = commit('.');
  expect(passed.output).toContain('understand each other');
  done(passed);
});

test('a commit of a file without the common format is refused, and names it', () => {
  done(run('npm', 'run', '--silent', 'hooks'));
  done(commit('.'));
  change('orderNumber: z.string(),', 'orderNumber:    z.string(),');
  const refused = commit(EVENT);
  expect(refused.status).not.toBe(0);
  expect(refused.output).toContain(`[warn] ${EVENT}`);
});

test('a commit without contracts is not held up by any', () => {
  done(run('npm', 'run', '--silent', 'hooks'));
  breakIt();
  expect(commit('package.json')).toEqual({ status: 0, output: '' });
});

test('nobody who has not switched it on meets it', () => {
  breakIt();
  expect(commit(EVENT)).toEqual({ status: 0, output: '' });
});
