import { execFileSync } from 'node:child_process';
import path from 'node:path';
import violations from './violations.json';

describe('the lint refuses', () => {
  const root = path.resolve(__dirname, '../../..');
  const failed = JSON.parse(
    execFileSync(process.execPath, [path.join(__dirname, 'lint-violations.mjs')], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 24,
    }),
  ) as string[][];

  it.each(violations.map((violation, index) => ({ ...violation, rules: failed[index] ?? [] })))(
    '$says',
    ({ rule, rules }) => {
      expect(rules).toEqual(rule === null ? [] : [rule]);
    },
  );
});
