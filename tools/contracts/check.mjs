// Whether running builds of the last release and builds of the present sources understand each other: npm run
// contracts:check
import { breaksOf } from './compare-contracts.mjs';
import { currentShapes } from './contract-shapes.mjs';
import { releasedShapes } from './released.mjs';

const breaks = breaksOf(releasedShapes(), currentShapes());
for (const sentence of breaks) console.error(`  ✗ ${sentence}`);
if (breaks.length > 0) {
  console.error(
    `\n${breaks.length === 1 ? 'One change breaks' : `${breaks.length} changes break`} what was released: docs/contracts.md says how a contract is changed.`,
  );
  process.exitCode = 1;
} else console.log('  ✓ builds of the last release and of these sources understand each other');
