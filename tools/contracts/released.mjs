import fs from 'node:fs';
import path from 'node:path';
import { CONTRACTS } from '../platform/contract-sources.mjs';

/** @typedef {import('./contract-shapes.mjs').ContractShapes} ContractShapes */

const FOLDER = path.join(CONTRACTS, '../released');
const SAMPLES = path.join(FOLDER, 'samples');
const HOST = { source: path.join(CONTRACTS, 'host/remote.v1.ts'), kept: path.join(FOLDER, 'host.v1.d.ts') };
/** Samples of so many releases are kept: what was published by them may still lie on a stream. */
const KEPT = 2;

/** @param {string} name */
const fileOf = (name) => path.join(FOLDER, `${name}.json`);

/**
 * One contract a line: a release shows what it changed. @param {string} name @param {Readonly<Record<string, unknown>>}
 * shapes
 */
function write(name, shapes) {
  const lines = Object.entries(shapes).map(([key, shape]) => `${JSON.stringify(key)}: ${JSON.stringify(shape)}`);
  fs.writeFileSync(fileOf(name), `{\n${lines.join(',\n')}\n}\n`);
}

/** The contracts as they were released last. @returns {ContractShapes} */
export function releasedShapes() {
  const read = (/** @type {string} */ name) => JSON.parse(fs.readFileSync(fileOf(name), 'utf8'));
  return { events: read('events'), calls: read('calls'), bodies: read('bodies'), routes: read('routes') };
}

/** Numbers of the releases whose samples are kept, the oldest first. @returns {number[]} */
export function keptReleases() {
  return fs.existsSync(SAMPLES)
    ? fs
        .readdirSync(SAMPLES)
        .map(Number)
        .sort((a, b) => a - b)
    : [];
}

/** @typedef {{ type: string, data: unknown }} Sample an event */

/**
 * One event of each kind: of a kept release, or as the sources have them now. @param {number | 'sources'} of @returns
 * {Sample[]}
 */
export function samplesOf(of) {
  const folder = of === 'sources' ? path.join(CONTRACTS, 'events') : path.join(SAMPLES, `${of}`);
  const isSample = (/** @type {string} */ file) => file.endsWith(of === 'sources' ? '.sample.json' : '.json');
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSample)
    .sort()
    .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')));
}

/** Records the contracts as released. @param {ContractShapes} shapes @returns {number} the release's number */
export function record({ events, calls, bodies, routes }) {
  fs.mkdirSync(SAMPLES, { recursive: true });
  write('events', events);
  write('calls', calls);
  write('bodies', bodies);
  write('routes', routes);
  fs.writeFileSync(HOST.kept, fs.readFileSync(HOST.source, 'utf8'));
  const kept = keptReleases();
  const release = (kept.at(-1) ?? 0) + 1;
  const folder = path.join(SAMPLES, `${release}`);
  fs.mkdirSync(folder);
  for (const sample of samplesOf('sources'))
    fs.writeFileSync(path.join(folder, `${sample.type}.json`), `${JSON.stringify(sample, null, 2)}\n`);
  for (const old of [...kept, release].slice(0, -KEPT)) fs.rmSync(path.join(SAMPLES, `${old}`), { recursive: true });
  return release;
}
