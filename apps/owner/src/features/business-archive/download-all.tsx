import type { AccountBusiness } from '@chalkboard/contracts';
import { Button, Progress } from '@chalkboard/ui';
import { describeError, saveFile } from '@chalkboard/web-kit';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SettingsSection } from '../../layout/settings-section';
import { texts } from '../../texts';
import { Failure } from './failure';
import { makeArchive, type ArchiveProgress } from './make-archive';

const t = texts.archive.download;

type State =
  | { readonly is: 'ready' }
  | { readonly is: 'working'; readonly progress?: ArchiveProgress }
  | { readonly is: 'done'; readonly name: string }
  | { readonly is: 'failed'; readonly why: string };

/** One button that gives everything as one file. */
export function DownloadAll({ business }: { readonly business: AccountBusiness }) {
  const [state, setState] = useState<State>({ is: 'ready' });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const run = async () => {
    if (state.is === 'working') return;
    const { signal } = (stop.current = new AbortController());
    setState({ is: 'working' });
    try {
      const { name, content } = await makeArchive(business, {
        signal,
        onProgress: (progress) => setState({ is: 'working', progress }),
      });
      saveFile(name, content);
      setState({ is: 'done', name });
    } catch (error) {
      setState(signal.aborted ? { is: 'ready' } : { is: 'failed', why: describeError(error, t.failed) });
    }
  };
  return (
    <SettingsSection title={t.title} text={t.text}>
      <ul className="mb-5 grid list-disc gap-1 pl-5 text-small">
        {[t.holds.menus, t.holds.pictures, t.holds.orders, t.holds.figures, t.holds.reviews].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {state.is === 'working' ? (
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="tabular text-small text-quiet">{state.progress ? t.files(state.progress) : t.starting}</p>
            <Button onClick={() => stop.current?.abort()}>{t.stop}</Button>
          </div>
          {state.progress && <Progress label={t.title} value={state.progress.done} max={state.progress.total} />}
        </div>
      ) : (
        <Button variant="primary" onClick={() => void run()}>
          <Download aria-hidden />
          {t.action}
        </Button>
      )}
      <p role="status" className="mt-3 text-small empty:hidden">
        {state.is === 'done' && t.done({ file: state.name })}
      </p>
      {state.is === 'failed' && <Failure>{state.why}</Failure>}
      <p className="mt-3 max-w-prose text-caption text-quiet">{t.without}</p>
    </SettingsSection>
  );
}
