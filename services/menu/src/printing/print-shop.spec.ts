import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PrintRequest } from '../domain/sharing/menu-printer';
import { PrintShop } from './print-shop';

/** Does what the link says: draws, hangs, throws, or ends. */
const THREAD = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', ({ id, request }) => {
    if (request.link === 'hang') for (;;);
    if (request.link === 'break') throw new Error('broken');
    if (request.link === 'refuse') return parentPort.postMessage({ id, fault: 'out of ink' });
    parentPort.postMessage({ id, bytes: new Uint8Array([threadId]), missingLetters: 2 });
  });
`;

const folder = mkdtempSync(path.join(tmpdir(), 'print-shop-'));
const threadFile = path.join(folder, 'thread.js');
writeFileSync(threadFile, THREAD);
const faults: string[] = [];
let shop: PrintShop;
const open = (options: object = {}) =>
  (shop = new PrintShop({ threadFile, onFault: (reason) => faults.push(reason), ...options }));
const ask = (link: string) => shop.print({ kind: 'menu', link, paper: 'a4' } as PrintRequest);

beforeEach(() => void faults.splice(0));
afterEach(() => shop.onModuleDestroy());
afterAll(() => rmSync(folder, { recursive: true }));

test('documents are drawn one after the other by the same thread', async () => {
  open();
  const [one, other] = await Promise.all([ask('draw'), ask('draw')]);
  expect(one).toMatchObject({ missingLetters: 2 });
  expect(one.bytes).toEqual(other.bytes);
});

test('one that takes too long is given up, and the next is drawn all the same', async () => {
  open({ limitMs: 1000 });
  const [hanging, next] = await Promise.allSettled([ask('hang'), ask('draw')]);
  expect(hanging).toMatchObject({ status: 'rejected', reason: { code: 'menu.printing_failed' } });
  expect(next.status).toBe('fulfilled');
  expect(faults).toEqual(['it took longer than 1000 ms']);
});

test.each([
  ['break', 'broken'],
  ['refuse', 'out of ink'],
])('what makes a thread %s takes only its own document with it', async (link, reason) => {
  open();
  await expect(ask(link)).rejects.toMatchObject({ code: 'menu.printing_failed' });
  await expect(ask('draw')).resolves.toMatchObject({ missingLetters: 2 });
  expect(faults).toEqual([reason]);
});

test('more than may wait are refused at once', async () => {
  open({ maxPending: 1 });
  const drawn = [ask('draw'), ask('draw')];
  await expect(ask('draw')).rejects.toMatchObject({ code: 'menu.printer_busy' });
  await Promise.all(drawn);
});

test('a thread that rests is ended, and another begins when it is needed', async () => {
  open({ idleMs: 1 });
  const first = await ask('draw');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await ask('draw')).bytes).not.toEqual(first.bytes);
});
