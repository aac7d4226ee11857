import type { HostV1 } from '@chalkboard/contracts';
import { useEffect } from 'react';
import { MenuPreview } from '../preview-menu/menu-preview';
import { UploadProgressSheet } from './upload-progress';
import { UploadSheet } from './upload-sheet';
import { useUploadMenu } from './use-upload-menu';

/** The middle of the home page: the sheet, then the work, then the menu. */
export function HomeUpload({ host, onPreview }: { readonly host: HostV1; onPreview(shown: boolean): void }) {
  const { state, start, reset } = useUploadMenu(host);
  const previewing = state.phase === 'preview';

  useEffect(() => {
    onPreview(previewing);
    if (previewing) window.scrollTo({ top: 0 });
    return () => onPreview(false);
  }, [previewing, onPreview]);

  if (state.phase === 'preview') return <MenuPreview host={host} shareId={state.shareId} onBack={reset} onLeave={reset} />;
  if (state.phase === 'idle') return <UploadSheet onFiles={(files) => void start(files)} />;
  return <UploadProgressSheet progress={state.progress} lineLost={state.phase === 'reading' && state.lineLost} onCancel={state.phase === 'sending' ? reset : undefined} />;
}
