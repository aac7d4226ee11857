/**
 * Whether guests feel it when owners upload: ten menus at once through a real system, while a menu is read again and
 * again; the same reads of the idle system are the reference. npm run bench:extraction-load -- [--corpus DIR] [--menus
 * 10] [--port 5740] [--check] Without --corpus, made menus are uploaded. With --check it ends with 1 over the limits.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readCorpus } from './extraction/corpus.mjs';
import { readSteadily } from './extraction-load/steady-reads.mjs';
import { uploadAndWait } from './extraction-load/uploads.mjs';
import { busyNote } from './machine.mjs';
import { makeMenus } from './made-menus/make-menus.mjs';
import { startOwnSystem } from './own-system.mjs';
import { watchPeakMemory, watchPeakShare } from './process-memory.mjs';
import { quantile, table } from './statistics.mjs';

const SHARE_ID = 'demo';
const MADE = [
  'pdf-text-01',
  'pdf-text-04',
  'pdf-text-06',
  'scan-01',
  'scan-05',
  'pdf-scan-02',
  'pdf-scan-05',
  'photo-02',
  'photo-03',
  'photo-07',
];
const IDLE_MS = 10_000;
const ALL_WITHIN_MS = 300_000;
const LIMITS = { readMs: 50, memoryMb: 1229 };

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    menus: { type: 'string', default: '10' },
    port: { type: 'string', default: '5740' },
    check: { type: 'boolean', default: false },
  },
});

/**
 * Some menus of each kind in turn. @param {number} count @returns
 * {Promise<import('./extraction/corpus.mjs').CorpusMenu[]>} @param {string} madeIn folder for menus that are made
 */
async function mixedMenus(count, madeIn) {
  if (!options.corpus) await makeMenus({ out: madeIn, seed: 1, only: MADE });
  const menus = readCorpus(options.corpus ?? madeIn);
  const byKind = [...new Set(menus.map(({ kind }) => kind))].map((kind) => menus.filter((menu) => menu.kind === kind));
  return menus.flatMap((_, turn) => byKind.flatMap((ofKind) => ofKind[turn] ?? [])).slice(0, count);
}

/** @param {string} what @param {readonly number[]} times */
function readsRow(what, times) {
  return [what, `${times.length}`, ...[0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1))];
}

const mib = (/** @type {number | undefined} */ bytes) =>
  bytes === undefined ? 'not measured' : `${(bytes / 2 ** 20).toFixed(0)} MiB`;

async function main() {
  const madeIn = await mkdtemp(path.join(os.tmpdir(), 'bench-made-menus-'));
  try {
    process.stdout.write(busyNote());
    const menus = await mixedMenus(Number(options.menus), madeIn);
    const system = await startOwnSystem('extraction-load', Number(options.port));
    try {
      await measure(system, menus);
    } finally {
      await system.end();
    }
  } finally {
    await rm(madeIn, { recursive: true, force: true });
  }
}

/**
 * @param {Awaited<ReturnType<typeof startOwnSystem>>} system @param {readonly
 * import('./extraction/corpus.mjs').CorpusMenu[]} menus
 */
async function measure(system, menus) {
  const address = `${system.url}/api/menu/${SHARE_ID}`;
  const service = /** @type {number} */ (system.pids().menu);

  const warmUp = readSteadily(address);
  await sleep(IDLE_MS / 5);
  await warmUp();
  const endIdle = readSteadily(address);
  await sleep(IDLE_MS);
  const idle = await endIdle();

  const resident = watchPeakMemory(service);
  const share = watchPeakShare(service);
  const endLoaded = readSteadily(address);
  const started = performance.now();
  const uploads = await Promise.all(
    menus.map(async (menu) => ({ id: menu.id, ...(await uploadAndWait(system.url, menu.files, ALL_WITHIN_MS)) })),
  );
  const allDone = performance.now() - started;
  const loaded = await endLoaded();
  const [residentPeak, sharePeak] = [resident(), share()];

  console.log(
    `${table([['menu, uploaded with the others', 'read after s'], ...uploads.map(({ id, ms, problem }) => [id, problem ? 'not read' : (ms / 1000).toFixed(1)])])}\n`,
  );
  for (const { id, problem } of uploads) if (problem) console.log(`${id}: ${problem}`);
  const ratio = [0.5, 0.95, 1].map((part) => (quantile(loaded, part) / quantile(idle, part)).toFixed(1));
  console.log(
    `${table([['reads of a menu, ms', 'count', 'p50', 'p95', 'slowest'], readsRow('idle', idle), readsRow(`while ${menus.length} menus are read`, loaded), ['ratio', '', ...ratio]])}\n`,
  );
  console.log(
    `all ${menus.length} read after ${(allDone / 1000).toFixed(1)} s; the menu service with its workers held at most ${mib(residentPeak)} (RSS), ${mib(sharePeak)} with shared pages counted once (PSS)`,
  );

  const unread = uploads.filter(({ problem }) => problem).length;
  const over = [
    ...(quantile(loaded, 0.95) > LIMITS.readMs ? [`reads at p95 over ${LIMITS.readMs} ms`] : []),
    ...((residentPeak ?? 0) > LIMITS.memoryMb * 1e6 ? [`memory over ${LIMITS.memoryMb} MB`] : []),
    ...(unread > 0 ? [`${unread} menus not read`] : []),
  ];
  console.log(
    over.length === 0
      ? `within the limits: p95 ${LIMITS.readMs} ms, ${LIMITS.memoryMb} MB`
      : `over the limits: ${over.join(', ')}`,
  );
  if (options.check && over.length > 0) process.exitCode = 1;
}

await main();
