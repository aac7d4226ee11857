// Proves that slices are released, tried, taken back and replaced without a failed request: npm run prove:release [--
// --docs] With --docs its log is written into docs/release-proof.md.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../platform/build.mjs';
import { runNode } from '../platform/run.mjs';
import { NAME, ROOT } from '../platform/workspace.mjs';

const STORY = 'e2e/resilience/release/prove-release';
const PAGE = path.join(ROOT, 'docs/release-proof.md');

const log = path.join(fs.mkdtempSync(path.join(os.tmpdir(), `${NAME}-proof-`)), 'log.txt');
await ensureBuilt();
const code = await runNode(
  [
    path.join(ROOT, 'node_modules/jest/bin/jest.js'),
    '--selectProjects',
    'e2e',
    '--runInBand',
    '--testPathPatterns',
    STORY,
  ],
  { output: 'inherit', env: { PROVE_RELEASE_LOG: log } },
);
if (code === 0 && process.argv.includes('--docs')) {
  const lines = fs.readFileSync(log, 'utf8').trimEnd();
  fs.writeFileSync(
    PAGE,
    `# A release, proved\n\n\`npm run prove:release\` runs this in each run of the tests: a system under 20 orders, 10 new visitors and 10 reads a second, on one machine together with the builds, the browser and the test. A request that\nis not answered as it should be fails it; nothing is tried twice. This page is its log, written by \`npm run prove:release -- --docs\`; what it does stands in \`${STORY}.e2e.ts\`.\n\n\`\`\`\n${lines}\n\`\`\`\n`,
  );
  console.log(`  ✓ ${path.relative(ROOT, PAGE)} is written`);
}
process.exitCode = code;
