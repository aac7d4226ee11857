import type { HostV1 } from '@chalkboard/contracts';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isPdf, pageOf, type PreparedPage } from '../../shared/pages/page-list';
import { PreparePages } from '../../shared/pages/prepare-pages';
import { UploadSheet } from '../../shared/pages/upload-sheet';
import { usePageList } from '../../shared/pages/use-page-list';
import { validateFiles } from '../../shared/pages/validate-files';
import { MenuPreview } from '../../shared/preview/menu-preview';
import { previewAddress, previewedMenu } from '../../shared/preview/preview-address';
import { jobMemory } from '../../shared/reading/job-memory';
import { LiveReading } from '../../shared/reading/live-reading';
import { ReadingProblem } from '../../shared/reading/reading-problem';
import { ReadingProgress } from '../../shared/reading/reading-progress';
import type { SeenReading } from '../../shared/reading/seen-reading';
import { useReading } from '../../shared/reading/use-reading';
import { texts } from '../../texts';
import { DeviceMenus } from './device-menus';

const READING = { memory: jobMemory('upload_job'), done: texts.upload.done };

/** The middle of the home page: the sheet, the pages, then the work, then the menu. */
export function HomeUpload({
  host,
  onPreview,
  aside,
  onReading,
  onMenu,
}: {
  readonly host: HostV1;
  onPreview(shown: boolean): void;
  /** Where the reading is shown; below the work where the page has no place for it. */
  readonly aside?: HTMLElement | null;
  /** Told whether a reading is shown. */
  onReading?(shown: boolean): void;
  /** Told of each menu that was read. */
  onMenu?(shareId: string): void;
}) {
  const { state, start, reset } = useReading(host, READING);
  // What failed, failed with other pages.
  const { pages, change, add } = usePageList(host, reset);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const previewed = previewedMenu(params);
  const read = state.phase === 'done' ? state.job.shareId : undefined;
  const shareId = previewed ?? read;
  const previewing = shareId !== undefined;

  useEffect(() => {
    onPreview(previewing);
    if (previewing) {
      change({ type: 'cleared' });
      window.scrollTo({ top: 0 });
    }
    return () => onPreview(false);
  }, [previewing, onPreview]);

  useEffect(() => {
    if (!read) return;
    onMenu?.(read);
    // From here on the address keeps it.
    if (previewed === read) reset();
    else if (!previewed) void navigate(previewAddress(read), { replace: true });
  }, [read, previewed, onMenu]);

  const seen = state.phase === 'done' ? undefined : state.seen;
  const isSeen = seen !== undefined;
  useEffect(() => {
    onReading?.(isSeen);
    return () => onReading?.(false);
  }, [isSeen, onReading]);

  const choose = (files: File[]) => {
    const [only] = files.map(pageOf);
    if (files.length === 1 && only && beginsAtOnce(only) && !validateFiles(files)) void start([only]);
    else add(files);
  };

  if (shareId) return <MenuPreview host={host} shareId={shareId} onBack={() => void navigate('/')} />;
  const live = seen && <HomeReading seen={seen} aside={aside} />;
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
      {/* Pages stay until they are a menu: a photo that was taken here lies nowhere else. */}
      {pages.length > 0 ? (
        <PreparePages pages={pages} change={change} onFiles={add} onRead={() => void start(pages)} />
      ) : (
        <UploadSheet onFiles={choose} />
      )}
      {live}
      <DeviceMenus />
    </>
  );
}

/** In the shell's place for it: what is drawn there is this remote's as well, and styled as such. */
function HomeReading({ seen, aside }: { readonly seen: SeenReading; readonly aside: HTMLElement | null | undefined }) {
  if (!aside) {
    return (
      <div className="mt-8">
        <LiveReading seen={seen} />
      </div>
    );
  }
  return createPortal(
    <div data-remote="owner">
      <LiveReading seen={seen} />
    </div>,
    aside,
  );
}

/**
 * One PDF is a whole menu with nothing to turn or cut. A photo may be one page of several, and a phone gives one at a
 * time: it is shown first.
 */
function beginsAtOnce(page: PreparedPage): boolean {
  return isPdf(page);
}
