import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Beside the built shell: what it brings for remotes. */
const FILE = 'host.json';
const HostBuild = z.object({ react: z.string() });

/** Version of React that the built shell offers. @throws Error where it is not built */
export async function reactOfShell(shellDir: string): Promise<string> {
  const text = await readFile(path.join(shellDir, FILE), 'utf8').catch(() => {
    throw new Error(`The edge cannot start: the shell is not built in ${shellDir}.`);
  });
  return HostBuild.parse(JSON.parse(text)).react;
}
