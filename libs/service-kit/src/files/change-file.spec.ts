import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeFile } from './change-file';

let dir: string;
const file = () => path.join(dir, 'list.json');

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'change-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('changes that come together are all made, one after the other', async () => {
  await Promise.all(Array.from({ length: 20 }, () => changeFile(file(), (text = '0') => `${Number(text) + 1}`)));
  expect(await readFile(file(), 'utf8')).toBe('20');
  expect(await readdir(dir)).toEqual(['list.json']);
});

test('a change that fails leaves the file as it was, and the next one is made', async () => {
  await writeFile(file(), 'before');
  await expect(
    changeFile(file(), () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await changeFile(file(), (text) => `${text} and after`);
  expect(await readFile(file(), 'utf8')).toBe('before and after');
});

test('what a program that ended in the middle has left is taken away', async () => {
  const old = new Date(Date.now() - 60_000);
  await writeFile(`${file()}.lock`, '');
  await utimes(`${file()}.lock`, old, old);
  await changeFile(file(), () => 'changed');
  expect(await readFile(file(), 'utf8')).toBe('changed');
});
