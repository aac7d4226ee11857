import { Button } from '@chalkboard/ui';
import { ChevronDown, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../texts';
import type { Downloads } from './use-downloads';

const t = texts.share;
const FORMATS = ['export.csv', 'export.json', 'export.jsonld'] as const;

/** What few look for: another paper, and the menu as data. */
export function ExportFiles({
  downloads: { pending, save },
  paper,
}: {
  readonly downloads: Downloads;
  readonly paper: ReactNode;
}) {
  return (
    <details className="group mt-4 border-t border-hairline pt-2">
      <summary className="tap flex cursor-pointer items-center justify-between gap-3 text-small font-medium [&::-webkit-details-marker]:hidden">
        {t.more}
        <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pt-2">
        {paper}
        <section aria-labelledby="export-files" className="grid gap-2">
          <h3 id="export-files" className="font-sans text-small font-medium">
            {t.exports}
          </h3>
          {FORMATS.map((file) => (
            <Button
              key={file}
              className="justify-start px-3 text-left"
              aria-disabled={pending !== undefined}
              onClick={() => void save(file)}
            >
              <Download aria-hidden />
              {t.exportAs[file]}
            </Button>
          ))}
        </section>
      </div>
    </details>
  );
}
