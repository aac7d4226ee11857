import type { HostV1 } from '@chalkboard/contracts';
import { describeError, saveFile } from '@chalkboard/web-kit';
import { staffFile } from '@chalkboard/web-kit/staff-session';
import { useState } from 'react';
import { texts } from '../texts';

/** Fetches a file of the staff's and puts it into the downloads; one at a time. */
export function useDownload(host: HostV1): {
  readonly pending: boolean;
  download(path: string, name: string): Promise<void>;
} {
  const [pending, setPending] = useState(false);
  const download = async (path: string, fallbackName: string) => {
    if (pending) return;
    setPending(true);
    try {
      const { name, blob } = await staffFile(path, fallbackName);
      saveFile(name, blob);
      host.toast(texts.download.done(name));
    } catch (error) {
      host.toast({
        title: texts.download.failed.title,
        description: describeError(error, texts.download.failed.description),
        variant: 'destructive',
      });
    } finally {
      setPending(false);
    }
  };
  return { pending, download };
}
