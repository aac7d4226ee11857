import { clsx } from 'clsx';
import { Camera, FileUp } from 'lucide-react';
import { texts } from '../../texts';
import { FileButton } from './file-button';
import { isHandheld } from './is-handheld';
import { useFileDrop } from './use-file-drop';
import { UPLOAD_MEGABYTES } from './validate-files';

const t = texts.upload;

/**
 * The sheet of paper: drop files on it, press its button, or on a phone take a photo. `formats`: what may be chosen, in
 * words.
 */
export function UploadSheet({
  formats = t.formats({ megabytes: UPLOAD_MEGABYTES }),
  onFiles,
}: {
  readonly formats?: string;
  onFiles(files: File[]): void;
}) {
  const { over, target } = useFileDrop(onFiles);
  const handheld = isHandheld();
  return (
    <div
      data-testid="upload-sheet"
      {...target}
      className={clsx(
        'relative rounded-card border bg-surface p-3 shadow-float transition-transform duration-(--duration-calm) ease-settle sm:p-4',
        over ? 'scale-[1.015] border-accent' : 'border-hairline',
      )}
    >
      <div
        className={clsx(
          'flex flex-col items-center gap-4 rounded-card border border-dashed px-4 py-10 text-center transition-colors duration-(--duration-quick) sm:py-14',
          over ? 'border-accent bg-accent-wash' : 'border-control',
        )}
      >
        <FileUp aria-hidden strokeWidth={1.25} className={clsx('size-12', over ? 'text-accent-ink' : 'text-quiet')} />
        <div>
          <p className="font-serif text-title">{over ? t.letGo : handheld ? t.photograph : t.drop}</p>
          <p className="mt-1 text-small text-balance text-quiet">{formats}</p>
        </div>
        <div className="flex flex-wrap justify-center gap-3">
          {handheld && (
            <FileButton label={t.camera} camera variant="primary" size="large" onFiles={onFiles}>
              <Camera aria-hidden />
              {t.takePhoto}
            </FileButton>
          )}
          <FileButton label={t.files} variant={handheld ? 'secondary' : 'primary'} size="large" onFiles={onFiles}>
            {t.choose}
          </FileButton>
        </div>
      </div>
    </div>
  );
}
