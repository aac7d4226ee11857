import type { UploadMenuAccepted } from '@chalkboard/contracts';
import { upload } from '@chalkboard/web-kit';

/** Sends the pages of one menu; answered as soon as they are stored, the reading goes on as a job. */
export function startUpload(files: readonly File[], { signal, onProgress }: { readonly signal: AbortSignal; onProgress(fraction: number): void }): Promise<UploadMenuAccepted> {
  const form = new FormData();
  for (const file of files) form.append('file', file);
  return upload<UploadMenuAccepted>('/api/upload-menu', { form, headers: { prefer: 'respond-async' }, signal, onProgress });
}
