// Lints each fixture as if it stood where its `file` says, and prints the rules that failed. A process of its own,
// since ESLint loads its configuration as an ES module.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';

const root = path.resolve(import.meta.dirname, '../../..');
const violations = JSON.parse(readFileSync(path.join(import.meta.dirname, 'violations.json'), 'utf8'));
const eslint = new ESLint({ cwd: root });

const failed = [];
for (const { file, code } of violations) {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  failed.push((result?.messages ?? []).map(({ ruleId }) => ruleId));
}
process.stdout.write(JSON.stringify(failed));
