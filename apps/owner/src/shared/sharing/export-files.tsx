import { FILES_FOR_OTHERS, type SharedFile } from '@chalkboard/contracts/http/share-choices';
import { Button } from '@chalkboard/ui';
import { ChevronDown, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../texts';
import type { Downloads } from './use-downloads';

const t = texts.share;
const FORMATS = ['export.csv', 'export.json', 'export.jsonld'] as const;

/** What few look for: another paper, and the menu as data. */
export function ExportFiles({
  downloads: { pending, left, save },
  paper,
}: {
  readonly downloads: Downloads;
  readonly paper: ReactNode;
}) {
  const button = (file: SharedFile, label: string) => (
    <Button
      key={file}
      className="justify-start px-3 text-left"
      aria-disabled={pending !== undefined}
      onClick={() => void save(file)}
    >
      <Download aria-hidden />
      {label}
    </Button>
  );
  const leftOut = FILES_FOR_OTHERS.find((file) => file === left?.file);
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
          {FORMATS.map((file) => button(file, t.exportAs[file]))}
        </section>
        <section aria-labelledby="files-for-others" className="grid gap-2">
          <h3 id="files-for-others" className="font-sans text-small font-medium">
            {t.others.title}
          </h3>
          <p className="text-caption text-quiet">{t.others.lead}</p>
          {FILES_FOR_OTHERS.map((file) => button(file, t.others.names[file]))}
          <div role="status" className="empty:hidden">
            {left && leftOut && (
              <div className="rounded-card bg-uncertain-wash px-3 py-2 text-small">
                <p className="font-medium">{t.others.left({ file: t.others.names[leftOut] })}</p>
                <ul className="mt-1 grid list-disc gap-1 pl-5">
                  {left.sentences.map((sentence) => (
                    <li key={sentence} className="wrap-anywhere">
                      {sentence}
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </section>
      </div>
    </details>
  );
}
