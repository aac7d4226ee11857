import type { HostV1 } from '@chalkboard/contracts';
import type { ReactNode } from 'react';
import { CsvButton } from './csv-button';

/** One question with its answer and its file. */
export function FigureSection({
  host,
  title,
  csv,
  children,
}: {
  readonly host: HostV1;
  readonly title: string;
  /** Where the same is as a file. */
  readonly csv?: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title} className="min-w-0 break-inside-avoid border-t border-hairline pt-5">
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
        <h2 className="text-lead">{title}</h2>
        {csv && <CsvButton host={host} title={title} address={csv} />}
      </div>
      {children}
    </section>
  );
}
