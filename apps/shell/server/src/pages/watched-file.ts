import { readFile, stat } from 'node:fs/promises';

/**
 * What `parse` makes of a file's text; read again when the file has changed, so that a new build needs no restart.
 * @returns a function that gives undefined while the file is missing or does not parse
 */
export function watchedFile<T>(file: string, parse: (text: string) => T): () => Promise<T | undefined> {
  let seen: { readonly stamp: string; readonly value: T } | undefined;
  return async () => {
    try {
      const { mtimeMs, size } = await stat(file);
      const stamp = `${mtimeMs}:${size}`;
      if (seen?.stamp !== stamp) seen = { stamp, value: parse(await readFile(file, 'utf8')) };
      return seen.value;
    } catch {
      seen = undefined;
      return undefined;
    }
  };
}
