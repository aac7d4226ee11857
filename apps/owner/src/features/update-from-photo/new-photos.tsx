import type { HostV1 } from '@chalkboard/contracts';
import { useEffect, useEffectEvent } from 'react';
import { PreparePages } from '../../shared/pages/prepare-pages';
import { UploadSheet } from '../../shared/pages/upload-sheet';
import { usePageList } from '../../shared/pages/use-page-list';
import { jobMemory } from '../../shared/reading/job-memory';
import { LiveReading } from '../../shared/reading/live-reading';
import { ReadingProblem } from '../../shared/reading/reading-problem';
import { ReadingProgress } from '../../shared/reading/reading-progress';
import { useReading } from '../../shared/reading/use-reading';
import { texts } from '../../texts';

const t = texts.update;

/** New photos of a menu: taken, prepared, sent and read. `onRead` is told the job that read them. */
export function NewPhotos({
  host,
  shareId,
  onRead,
}: {
  readonly host: HostV1;
  readonly shareId: string;
  onRead(jobId: string): void;
}) {
  const { state, start, reset } = useReading(host, { updates: shareId, memory: jobMemory(`update_job:${shareId}`) });
  // What failed, failed with other pages.
  const { pages, change, add } = usePageList(host, reset);
  const read = state.phase === 'done' ? state.job.jobId : undefined;

  const tell = useEffectEvent((jobId: string) => {
    reset();
    onRead(jobId);
  });
  useEffect(() => {
    if (read) tell(read);
  }, [read]);

  const live = state.phase !== 'done' && state.seen && (
    <div className="mt-8">
      <LiveReading seen={state.seen} />
    </div>
  );
  if (state.phase === 'sending' || state.phase === 'reading' || state.phase === 'complete') {
    return (
      <>
        <ReadingProgress
          progress={state.progress}
          lineLost={state.phase === 'reading' && state.lineLost}
          onCancel={state.phase === 'sending' ? reset : undefined}
        />
        {live}
      </>
    );
  }
  return (
    <>
      <ReadingProblem problem={state.phase === 'idle' ? state.problem : undefined} />
      {pages.length > 0 ? (
        <PreparePages pages={pages} change={change} onFiles={add} onRead={() => void start(pages)} readLabel={t.read} />
      ) : (
        <UploadSheet onFiles={add} />
      )}
      {live}
    </>
  );
}
