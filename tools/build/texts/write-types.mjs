// `npm run texts`: writes from the English catalogues of each app what its code is checked against.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../platform/workspace.mjs';
import { appsWithTexts, textsFolder } from './catalogue-files.mjs';
import { generatedTexts } from './generated-texts.mjs';

/** Only says which of them are not as they would be written. */
const isCheck = process.argv.includes('--check');
for (const app of appsWithTexts()) {
  const file = path.join(textsFolder(app), 'generated.ts');
  const text = await generatedTexts(app);
  if (!isCheck) fs.writeFileSync(file, text);
  else if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
    process.exitCode = 1;
    process.stderr.write(`${path.relative(ROOT, file)} is not as its catalogues are: npm run texts\n`);
  }
}
