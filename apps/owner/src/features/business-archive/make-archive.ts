import type { ArchiveManifest } from '@chalkboard/contracts';
import { ARCHIVE } from '@chalkboard/contracts/archive';
import { formatDate } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import { filesOf, readMenus, textFile } from './archive-files';
import { plainName } from './archive-names';
import { ArchiveWriter } from './archive-writer';

export interface ArchiveProgress {
  /** Files, of all of them. */
  readonly done: number;
  readonly total: number;
}

/**
 * Everything of a business as one ZIP, put together here: each service gives its part to who has the right to it.
 *
 * @throws ApiError where one part cannot be had, for an archive that lacks something would say that there is nothing
 */
export async function makeArchive(
  { id, name }: { readonly id: string; readonly name: string },
  { signal, onProgress }: { readonly signal: AbortSignal; onProgress(progress: ArchiveProgress): void },
): Promise<{ readonly name: string; readonly content: Blob }> {
  const now = new Date();
  const madeAt = now.toISOString();
  const business = await readMenus(id, signal);
  const files = filesOf(business, now, signal);
  const writer = new ArchiveWriter(now);
  const manifest: ArchiveManifest = {
    format: ARCHIVE.format,
    version: ARCHIVE.version,
    madeAt,
    business: name,
    menus: business.menus.map(({ folder, archived: { restaurantName } }) => ({ folder, restaurantName })),
  };
  writer.add(ARCHIVE.contents, textFile(`${JSON.stringify(manifest, null, 2)}\n`));
  writer.add('README.txt', textFile(`${texts.archive.readme({ business: name, date: formatDate(madeAt) })}\n`));
  let done = 0;
  for (const { name: file, isPacked, read } of files) {
    signal.throwIfAborted();
    onProgress({ done, total: files.length });
    writer.add(file, await read(), !isPacked);
    done++;
  }
  return { name: [plainName(name) || 'archive', `${madeAt.slice(0, 10)}.zip`].join('-'), content: writer.finish() };
}
