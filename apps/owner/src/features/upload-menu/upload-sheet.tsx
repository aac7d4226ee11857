import { UPLOAD } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { texts } from '../../texts';

const t = texts.upload;

/** The sheet of paper: drop files on it, or press its button. */
export function UploadSheet({ onFiles }: { onFiles(files: File[]): void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };

  return (
    <div
      data-testid="upload-sheet"
      data-over={over || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDrop={drop}
      className={clsx('relative rounded-card border bg-surface p-3 shadow-float transition-transform duration-(--duration-calm) ease-settle sm:p-4', over ? 'scale-[1.015] border-accent' : 'border-hairline')}
    >
      <div className={clsx('flex flex-col items-center gap-4 rounded-card border border-dashed px-4 py-10 text-center transition-colors duration-(--duration-quick) sm:py-14', over ? 'border-accent bg-accent-wash' : 'border-control')}>
        <FileUp aria-hidden strokeWidth={1.25} className={clsx('size-12', over ? 'text-accent-ink' : 'text-quiet')} />
        <div>
          {over ? (
            <p className="font-serif text-title">{t.letGo}</p>
          ) : (
            <p className="font-serif text-title">
              <span className="pointer-coarse:hidden">{t.drop}</span>
              <span className="hidden pointer-coarse:inline">{t.photograph}</span>
            </p>
          )}
          <p className="mt-1 text-small text-balance text-quiet">{t.formats}</p>
        </div>
        <Button variant="primary" size="large" onClick={() => input.current?.click()}>
          {t.choose}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          accept={UPLOAD.accept}
          aria-label={t.files}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
    </div>
  );
}
