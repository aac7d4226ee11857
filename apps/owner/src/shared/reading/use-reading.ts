import type { ExtractionJob, HostV1, ToastMessage } from '@chalkboard/contracts';
import { followJobRoute } from '@chalkboard/contracts/api/menu/uploads.routes';
import { describeError, eventsOf, hasStatus, problemText, useEventStream } from '@chalkboard/web-kit';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts';
import type { PreparedPage } from '../pages/page-list';
import { afterFound } from './found-pages';
import type { JobMemory } from './job-memory';
import { afterBytes, afterJob, NOT_STARTED, type UploadProgress } from './progress';
import { seenOf, type SeenReading } from './seen-reading';
import { sendPages, type SentBeside } from './send-pages';

const t = texts.upload;

const RESULT_DELAY_MS = 1000;

/** Why a reading came to nothing. */
export interface ReadingFailure {
  readonly text: string;
  /** The plan's conversions are used up: other plans have more. */
  readonly quotaUsedUp: boolean;
}

export type ReadingState =
  /** `problem`: of the last reading, `seen`: what could be seen of it. */
  | { readonly phase: 'idle'; readonly problem?: ReadingFailure; readonly seen?: SeenReading }
  | { readonly phase: 'sending'; readonly progress: UploadProgress; readonly seen: SeenReading }
  | {
      readonly phase: 'reading';
      readonly progress: UploadProgress;
      readonly events: string;
      readonly lineLost: boolean;
      readonly seen: SeenReading;
    }
  | {
      readonly phase: 'complete';
      readonly progress: UploadProgress;
      readonly job: ExtractionJob;
      readonly seen: SeenReading;
    }
  | { readonly phase: 'done'; readonly job: ExtractionJob };

const IDLE: ReadingState = { phase: 'idle' };

export interface ReadingOptions {
  /** The menu that the pages are new photos of; absent: they become a menu. */
  readonly updates?: string;
  readonly memory: JobMemory;
  /** Said when the job is done while somebody waits for it. */
  readonly done?: ToastMessage;
  /** Said when it came to nothing; its description where the failure has no words of its own. */
  readonly failed?: Required<Pick<ToastMessage, 'title' | 'description'>>;
  /** How long the finished bar is seen before what was read takes its place; a second unless told (ms). */
  readonly resultDelayMs?: number;
}

/**
 * From pages to what was read of them: sends them, follows the job by its events, and picks the job up again after a
 * reload.
 */
export function useReading(
  host: HostV1,
  { updates, memory, done, failed = t.failed, resultDelayMs = RESULT_DELAY_MS }: ReadingOptions,
) {
  const [state, setState] = useState<ReadingState>(() => {
    const events = memory.events();
    return events
      ? { phase: 'reading', progress: NOT_STARTED, events, lineLost: false, seen: seenOf([], events) }
      : IDLE;
  });
  const sending = useRef<AbortController>(undefined);
  const resumed = useRef(state.phase === 'reading');

  useEffect(() => () => sending.current?.abort(), []);

  const discard = () => {
    sending.current?.abort();
    memory.clear();
    resumed.current = false;
  };

  const reset = () => {
    discard();
    setState(IDLE);
  };

  const fail = (description: string, quotaUsedUp = false) => {
    discard();
    // The message goes away by itself; whoever looks back later has to be told as well.
    setState((now) => ({
      phase: 'idle',
      problem: { text: description, quotaUsedUp },
      ...(now.phase !== 'done' && now.seen && { seen: now.seen }),
    }));
    host.toast({ title: failed.title, description, variant: 'destructive' });
  };

  const start = async (pages: readonly PreparedPage[], beside: SentBeside = {}) => {
    const abort = new AbortController();
    sending.current = abort;
    setState({ phase: 'sending', progress: NOT_STARTED, seen: seenOf(pages) });
    try {
      const { events } = await sendPages(updates, pages, {
        ...beside,
        signal: abort.signal,
        onProgress: (fraction) =>
          setState((now) => (now.phase === 'sending' ? { ...now, progress: afterBytes(now.progress, fraction) } : now)),
      });
      memory.keep(events);
      setState((now) =>
        now.phase === 'sending'
          ? {
              phase: 'reading',
              progress: afterBytes(now.progress, 1),
              events,
              lineLost: false,
              seen: seenOf(pages, events),
            }
          : now,
      );
    } catch (error) {
      if (!abort.signal.aborted) fail(describeError(error, failed.description), hasStatus(error, 402));
    }
  };

  useEventStream(state.phase === 'reading' ? state.events : undefined, {
    onEvent: eventsOf(followJobRoute, {
      found: (found) =>
        setState((now) =>
          now.phase === 'reading'
            ? { ...now, lineLost: false, seen: { ...now.seen, found: afterFound(now.seen.found, found) } }
            : now,
        ),
      progress: (job) => {
        if (job.status === 'failed') return fail((job.problem && problemText(job.problem)) ?? failed.description);
        if (job.status === 'done') {
          if (resumed.current && state.phase === 'reading' && state.progress === NOT_STARTED)
            return setState({ phase: 'done', job });
          if (done) host.toast(done);
        }
        setState((now) => {
          if (now.phase !== 'reading') return now;
          const progress = afterJob(now.progress, job);
          const seen = { ...now.seen, ...(job.pages && { total: job.pages.total }) };
          return job.status === 'done'
            ? { phase: 'complete', progress, job, seen }
            : { ...now, progress, lineLost: false, seen };
        });
      },
    }),
    onLost: () => setState((now) => (now.phase === 'reading' ? { ...now, lineLost: true } : now)),
    // A job that was kept over a reload may be long gone: then there is simply nothing to go on with.
    onRefused: (error) => (resumed.current ? reset() : fail(describeError(error, failed.description))),
  });

  const completed = state.phase === 'complete' ? state.job : undefined;
  useEffect(() => {
    if (!completed) return;
    const timer = setTimeout(() => setState({ phase: 'done', job: completed }), resultDelayMs);
    return () => clearTimeout(timer);
  }, [completed, resultDelayMs]);

  return { state, start, reset };
}
