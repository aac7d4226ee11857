import type { ExtractionJob, HostV1 } from '@chalkboard/contracts';
import { describeError, useEventStream } from '@chalkboard/web-kit';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts';
import { jobMemory } from './job-memory';
import { afterBytes, afterJob, NOT_STARTED, type UploadProgress } from './progress';
import { startUpload } from './start-upload';
import { validateFiles } from './validate-files';

const t = texts.upload;

/** How long the finished bar is seen before the preview takes its place. */
const PREVIEW_DELAY_MS = 1000;

export type UploadState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly progress: UploadProgress }
  | { readonly phase: 'reading'; readonly progress: UploadProgress; readonly events: string; readonly lineLost: boolean }
  | { readonly phase: 'complete'; readonly progress: UploadProgress; readonly shareId: string }
  | { readonly phase: 'preview'; readonly shareId: string };

const IDLE: UploadState = { phase: 'idle' };

function begin(): UploadState {
  const events = jobMemory.events();
  return events ? { phase: 'reading', progress: NOT_STARTED, events, lineLost: false } : IDLE;
}

/** From files to a preview: sends them, follows the job by its events, and picks the job up again after a reload. */
export function useUploadMenu(host: HostV1) {
  const [state, setState] = useState<UploadState>(begin);
  const sending = useRef<AbortController>(undefined);
  const resumed = useRef(state.phase === 'reading');

  useEffect(() => () => sending.current?.abort(), []);

  const reset = () => {
    sending.current?.abort();
    jobMemory.forget();
    resumed.current = false;
    setState(IDLE);
  };

  const fail = (description: string) => {
    reset();
    host.toast({ title: t.failed.title, description, variant: 'destructive' });
  };

  const start = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const refusal = validateFiles(files);
    if (refusal) return host.toast(refusal);
    const abort = new AbortController();
    sending.current = abort;
    setState({ phase: 'sending', progress: NOT_STARTED });
    try {
      const { events } = await startUpload(files, {
        signal: abort.signal,
        onProgress: (fraction) => setState((now) => (now.phase === 'sending' ? { ...now, progress: afterBytes(now.progress, fraction) } : now)),
      });
      jobMemory.keep(events);
      setState((now) => (now.phase === 'sending' ? { phase: 'reading', progress: afterBytes(now.progress, 1), events, lineLost: false } : now));
    } catch (error) {
      if (!abort.signal.aborted) fail(describeError(error, t.failed.description));
    }
  };

  useEventStream(state.phase === 'reading' ? state.events : undefined, {
    onEvent: ({ data }) => {
      const job = JSON.parse(data) as ExtractionJob;
      if (job.status === 'failed') return fail(job.problem?.detail ?? t.failed.description);
      const { shareId } = job;
      if (job.status === 'done' && shareId) {
        if (resumed.current && state.phase === 'reading' && state.progress === NOT_STARTED) return setState({ phase: 'preview', shareId });
        host.toast(t.done);
      }
      setState((now) => {
        if (now.phase !== 'reading') return now;
        const progress = afterJob(now.progress, job);
        return job.status === 'done' && shareId ? { phase: 'complete', progress, shareId } : { ...now, progress, lineLost: false };
      });
    },
    onLost: () => setState((now) => (now.phase === 'reading' ? { ...now, lineLost: true } : now)),
    // A job that was kept over a reload may be long gone: then there is simply nothing to go on with.
    onRefused: (error) => (resumed.current ? reset() : fail(describeError(error, t.failed.description))),
  });

  const completed = state.phase === 'complete' ? state.shareId : undefined;
  useEffect(() => {
    if (!completed) return;
    const timer = setTimeout(() => setState({ phase: 'preview', shareId: completed }), PREVIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [completed]);

  return { state, start, reset };
}
