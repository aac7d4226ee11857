// node tools/delivery/stories.mjs PROJECT: runs the stories that show a project, in a browser, with what is built.
import path from 'node:path';
import { runNode } from '../platform/run.mjs';
import { ROOT } from '../platform/workspace.mjs';
import { planOf } from './test-plan.mjs';

const { stories } = planOf(process.argv.slice(2));
const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');
process.exitCode = stories
  ? await runNode([jest, '--ci', '--selectProjects', 'e2e', '--runInBand', '--testPathPatterns', stories], {
      output: 'inherit',
    })
  : 0;
