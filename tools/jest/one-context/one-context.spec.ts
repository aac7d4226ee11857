import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runTests } from '../run-tests.mjs';
import OneContext from './environment.cjs';

type Config = ConstructorParameters<typeof OneContext>[0]['projectConfig'];

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'one-context-'));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  write('counter.js', 'let count = 0; exports.next = () => (count += 1); exports.what = () => "real";');
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
/** Runs the same file twice under two names, one after the other in one worker. */
async function twice(text: string) {
  write('first.test.js', text);
  write('second.test.js', text);
  const output = path.join(folder, 'printed');
  const config = {
    rootDir: folder,
    transform: {},
    testEnvironment: path.join(__dirname, 'environment.cjs'),
    runtime: path.join(__dirname, 'runtime.cjs'),
  };
  const counts = await runTests({
    project: ['--config', JSON.stringify(config)],
    selection: ['--runInBand', '--silent'],
    triedAgain: false,
    output,
  });
  return { ...counts, printed: fs.readFileSync(output, 'utf8') };
}

test.each([
  ['a global', `expect(globalThis.left).toBe(undefined); globalThis.left = 1;`],
  ['one of Node’s globals', `expect(String(fetch)).not.toBe('mine'); globalThis.fetch = { toString: () => 'mine' };`],
  ['a variable of the environment', `expect(process.env.LEFT).toBe(undefined); process.env.LEFT = '1';`],
  ['a variable that it takes away', `expect(process.env.PATH).not.toBe(undefined); delete process.env.PATH;`],
  ['a listener', `expect(process.listenerCount('left')).toBe(0); process.on('left', () => undefined);`],
  [
    'a wrong count of listeners, by which Node would forget them all',
    `expect(process._eventsCount).toBe(Reflect.ownKeys(process._events).length); process.on('left', () => undefined);`,
  ],
  ['the folder', `expect(process.cwd()).not.toBe('/'); process.chdir('/');`],
  ['a method of the process', `expect(String(process.uptime)).not.toBe('1'); process.uptime = 1;`],
  ['what a module keeps', `expect(require('./counter.js').next()).toBe(1);`],
  [
    'its own clock',
    `expect(new Date().getFullYear()).not.toBe(2001); jest.useFakeTimers({ now: new Date(2001, 1, 1) });`,
  ],
])('a file of tests finds nothing that the one before left: %s', async (_what, text) => {
  await expect(twice(`test('is as it was', () => { ${text} });`)).resolves.toMatchObject({ passed: 2, failed: 0 });
});

test('a listener that a file took away is there again for the next one', async () => {
  const heard = () => undefined;
  process.on('SIGUSR2', heard);
  const environment = new OneContext({ projectConfig: {} as Config });
  process.removeAllListeners('SIGUSR2');
  await environment.teardown();
  expect(process.listeners('SIGUSR2')).toEqual([heard]);
});

test('a module is taken the place of in the file that asks for it, and in no other', async () => {
  write('other.test.js', `test('is real', () => expect(require('./counter.js').what()).toBe('real'));`);
  await expect(
    twice(
      `jest.mock('./counter.js', () => ({ what: () => 'mock' })); test('is not', () => expect(require('./counter.js').what()).toBe('mock'));`,
    ),
  ).resolves.toMatchObject({ passed: 3, failed: 0 });
});

test('a failure says in which line', async () => {
  const { failed, printed } = await twice(`\n\ntest('fails', () => {\n  expect(1).toBe(2);\n});`);
  expect(failed).toBe(2);
  expect(printed).toContain('second.test.js:4:13');
});

test('code that cannot be read is shown, with its place', async () => {
  write('broken.js', 'exports.a = 1;\nconst = 2;');
  const { failed, printed } = await twice(`test('fails', () => require('./broken.js'));`);
  expect(failed).toBe(2);
  expect(printed).toContain('broken.js:2');
});
