import type { HostV1, Paper, SharedFile } from '@chalkboard/contracts';
import { describeError, saveFile } from '@chalkboard/web-kit';
import { useState } from 'react';
import { texts } from '../../texts';
import { fetchFile } from './fetch-file';

const t = texts.share;

export interface LeftOut {
  readonly file: SharedFile;
  readonly sentences: readonly string[];
}

export interface Downloads {
  /** The file that is being made. */
  readonly pending: SharedFile | undefined;
  /** What the file that was saved last has no place for; undefined where it has all. */
  readonly left: LeftOut | undefined;
  /** Makes a file and puts it into the downloads; says so, or why not. */
  save(file: SharedFile): Promise<void>;
}

/** The files of a menu, one at a time. Buttons stay enabled meanwhile: one that is not would lose the focus. */
export function useDownloads(host: HostV1, shareId: string, paper: Paper): Downloads {
  const [pending, setPending] = useState<SharedFile>();
  const [left, setLeft] = useState<LeftOut>();
  const save = async (file: SharedFile) => {
    if (pending) return;
    setPending(file);
    try {
      const fetched = await fetchFile(shareId, file, file.endsWith('.pdf') ? paper : undefined);
      saveFile(fetched.name, fetched.blob);
      setLeft(fetched.notExported.length > 0 ? { file, sentences: fetched.notExported } : undefined);
      const done =
        file === 'menu.pdf'
          ? t.pdf.done
          : { title: t.download.done.title, description: t.download.done.description({ name: fetched.name }) };
      host.toast(
        fetched.missingLetters > 0
          ? { ...done, description: t.download.missingLetters({ count: fetched.missingLetters }) }
          : done,
      );
    } catch (error) {
      host.toast({
        title: t.download.failed.title,
        description: describeError(error, t.download.failed.description),
        variant: 'destructive',
      });
    } finally {
      setPending(undefined);
    }
  };
  return { pending, left, save };
}
