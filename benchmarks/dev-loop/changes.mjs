import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * A place in a source file that is written anew for each run, and as it was at the end.
 * @param {string} file of the workspace @param {string} before text that stands there once @param {(run: string) =>
 * string} after
 */
export function changeable(file, before, after) {
  const full = path.join(ROOT, file);
  const source = fs.readFileSync(full, 'utf8');
  if (source.split(before).length !== 2) throw new Error(`${file} does not hold once: ${before}`);
  return {
    /** @param {string} run */
    write: (run) =>
      fs.writeFileSync(
        full,
        source.replace(before, () => after(run)),
      ),
    restore: () => fs.writeFileSync(full, source),
  };
}
