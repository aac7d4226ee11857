// Takes back the version of a remote that is tried, or goes back to the one that ran before: npm run rollback -- NAME
// [--to FOLDER]
import { PlatformError } from '../platform/workspace.mjs';
import { readArguments, run } from './arguments.mjs';
import { changeReleases, rules } from './release-list.mjs';

const USAGE = 'npm run rollback -- NAME [--to FOLDER]';

run(async () => {
  const { name, dir } = readArguments(USAGE, {});
  if (!name) throw new PlatformError(USAGE);
  const now = await changeReleases(dir, name, (releases) => {
    if (!releases) throw new PlatformError(`${name} is not released in ${dir}.`);
    return rules.rolledBack(releases, new Date().toISOString());
  });
  console.log(`  ✓ ${name} ${now.running} is given to everybody`);
});
