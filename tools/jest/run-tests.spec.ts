import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runTests } from './run-tests.mjs';

let folder: string;
let printed: string[];

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tests-of-tests-'));
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
const run = (triedAgain: boolean) =>
  runTests({
    project: ['--config', JSON.stringify({ rootDir: folder, transform: {} })],
    selection: ['--silent'],
    triedAgain,
    output: path.join(folder, 'printed'),
  });
/** Fails in its first process only. */
const UNSTEADY = `
  const fs = require('node:fs');
  const mark = __filename + '.seen';
  test('fails once', () => { const seen = fs.existsSync(mark); fs.writeFileSync(mark, ''); expect(seen).toBe(true); });
  test('never fails', () => undefined);`;
const named = (name: string) => printed.some((line) => line.trim().endsWith(name) && !/\d s/.test(line));

test('a file that failed is tried once more, and named', async () => {
  write('unsteady.test.js', UNSTEADY);
  write('steady.test.js', `test('passes', () => undefined);`);
  await expect(run(true)).resolves.toEqual({ passed: 3, failed: 0 });
  expect([named('unsteady.test.js'), named('/steady.test.js')]).toEqual([true, false]);
});

test('it fails where nothing is tried twice', async () => {
  write('unsteady.test.js', UNSTEADY);
  await expect(run(false)).resolves.toEqual({ passed: 1, failed: 1 });
});

test('a file that fails twice fails, and so does one that cannot be loaded', async () => {
  write('wrong.test.js', `test('is wrong', () => expect(1).toBe(2)); test('is right', () => undefined);`);
  write('unreadable.test.js', 'const = ;');
  await expect(run(true)).resolves.toEqual({ passed: 1, failed: 2 });
});

test('where many files fail, none gets another try', async () => {
  for (let count = 0; count < 9; count += 1) write(`unsteady-${count}.test.js`, UNSTEADY);
  await expect(run(true)).resolves.toEqual({ passed: 9, failed: 9 });
});
