import type { UploadMenuAccepted } from '@chalkboard/contracts';
import { uploadMenuRoute, uploadUpdateRoute } from '@chalkboard/contracts/api/menu/uploads.routes';
import { callWithProgress } from '@chalkboard/web-kit';
import { adjustmentsOf } from '../pages/adjustments';
import type { PreparedPage } from '../pages/page-list';

/** What is said of a menu beside its pages. */
export interface SentBeside {
  /** Text fields; see `UploadMenuFields`. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly logo?: File;
}

/**
 * Sends the pages of one menu, the files as they are and beside them how they are to be turned and cut; answered as
 * soon as they are stored, the reading goes on as a job.
 * @param updates the menu that these are new photos of; undefined: they become a menu
 */
export async function sendPages(
  updates: string | undefined,
  pages: readonly Pick<PreparedPage, 'file' | 'rotate' | 'crop'>[],
  {
    fields = {},
    logo,
    signal,
    onProgress,
  }: SentBeside & { readonly signal: AbortSignal; onProgress(fraction: number): void },
): Promise<UploadMenuAccepted> {
  const form = new FormData();
  // Fields before files: a server that reads the form as it comes knows them when a file is there.
  const adjustments = adjustmentsOf(pages);
  if (adjustments) form.append('adjustments', adjustments);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (logo) form.append('logo', logo);
  for (const { file } of pages) form.append('file', file);
  const sent = { body: form, headers: { prefer: 'respond-async' }, signal, onProgress };
  if (updates !== undefined) return callWithProgress(uploadUpdateRoute, { params: { shareId: updates }, ...sent });
  const accepted = await callWithProgress(uploadMenuRoute, sent);
  if (!('events' in accepted)) throw new Error('The server was asked to answer at once, and did not.');
  return accepted;
}
