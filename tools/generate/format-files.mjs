import fs from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import prettier from 'prettier';
import { ROOT } from '../platform/workspace.mjs';

/**
 * Gives files the shape that `npm run format:check` and the lint ask for: imports in order, lines broken.
 * @param {readonly string[]} files of the workspace
 */
export async function formatFiles(files) {
  const eslint = new ESLint({ cwd: ROOT, fix: ({ ruleId }) => ruleId === 'import-x/order' });
  await ESLint.outputFixes(await eslint.lintFiles(files.filter((file) => /\.tsx?$/.test(file))));
  for (const file of files) {
    const absolute = path.join(ROOT, file);
    const { ignored, inferredParser } = await prettier.getFileInfo(absolute, {
      ignorePath: path.join(ROOT, '.prettierignore'),
    });
    if (ignored || inferredParser === null) continue;
    const options = { ...(await prettier.resolveConfig(absolute)), filepath: absolute };
    fs.writeFileSync(absolute, await prettier.format(fs.readFileSync(absolute, 'utf8'), options));
  }
}
