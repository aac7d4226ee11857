/**
 * @typedef {{ readonly name: string, readonly file: string, readonly pattern: RegExp }} ExtractedFigure `pattern`: its
 * first group is the figure, in units of `docs/capacity.md`
 */

const BENCHMARKS = 'benchmarks/README.md';

/** Where a figure of `docs/capacity.md` stands. @type {readonly ExtractedFigure[]} */
export const EXTRACTED = [
  { name: 'c', file: BENCHMARKS, pattern: /\(4\.57 → ([\d.]+) ms; PostgreSQL/ },
  { name: 'cp', file: BENCHMARKS, pattern: /PostgreSQL 1\.40 → ([\d.]+),/ },
  { name: 'q', file: BENCHMARKS, pattern: /\(472 and (\d+) a second/ },
  { name: 's', file: BENCHMARKS, pattern: /each reader: (\d+) calls a second/ },
  { name: 'S', file: BENCHMARKS, pattern: /all pages with their dishes\*\*, (\d+) calls a second/ },
  { name: 'r', file: BENCHMARKS, pattern: /pictures 2\.28 → ([\d.]+) s/ },
  { name: 'x', file: BENCHMARKS, pattern: /leaves ([\d,]+) bytes in tables as long as it is kept/ },
  { name: 'y', file: BENCHMARKS, pattern: /([\d,]+) there for weeks/ },
  { name: 'z', file: BENCHMARKS, pattern: /([\d,]+) in the broker/ },
  { name: 'w', file: BENCHMARKS, pattern: /writes ([\d,]+) to the database's log/ },
  { name: 'e', file: 'apps/shell/server/src/config.ts', pattern: /^ {2}EVENT_STREAMS: count\.default\((\d+)\)/m },
  { name: 't', file: 'libs/service-kit/src/live/live-streams.ts', pattern: /rereadMs: (\d+)_000/ },
];
