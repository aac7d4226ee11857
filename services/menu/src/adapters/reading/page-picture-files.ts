import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';

/** Where the picture of a page (from 1) is kept. */
export function pagePictureFile(folder: string, page: number): string {
  return path.join(folder, `page-${page}.webp`);
}

/** Removes the pictures of pages from a folder, and the folder when it holds nothing else. */
export async function removePagePictures(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.filter((name) => /^page-\d+\.webp$/.test(name)).map((name) => rm(path.join(folder, name), { force: true })),
  );
  await rmdir(folder).catch(() => undefined);
}
