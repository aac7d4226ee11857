import { LOGO } from '@chalkboard/contracts/logo';
import { Button, LogoPlate } from '@chalkboard/ui';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Part } from '../../layout/part';
import { texts } from '../../texts';
import type { ShownLogo } from './logo-choice';

const t = texts.look.logo;

/** The restaurant's logo: as it is shown, chosen, replaced, taken away. */
export function LogoField({
  logo,
  onChoose,
  onRemove,
}: {
  readonly logo: ShownLogo | undefined;
  onChoose(file: File): void;
  onRemove(): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  return (
    <Part title={t.title} text={t.text({ megabytes: LOGO.maxBytes / 1024 / 1024 })}>
      <div className="flex flex-wrap items-center gap-4">
        {logo ? (
          <LogoPlate {...logo} />
        ) : (
          <span
            aria-hidden
            className="grid size-20 place-items-center rounded-card border border-dashed border-control text-quiet"
          >
            <ImagePlus strokeWidth={1.25} className="size-8" />
          </span>
        )}
        <div className="flex flex-wrap gap-2">
          <Button ref={choose} onClick={() => input.current?.click()}>
            {logo ? t.replace : t.choose}
          </Button>
          {logo && (
            <Button
              variant="quiet"
              onClick={() => {
                onRemove();
                choose.current?.focus();
              }}
            >
              <Trash2 aria-hidden />
              {t.remove}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={LOGO.accept}
          aria-label={t.file}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onChoose(file);
            event.target.value = '';
          }}
        />
      </div>
    </Part>
  );
}
