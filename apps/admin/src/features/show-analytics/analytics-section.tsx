import type { HostV1 } from '@chalkboard/contracts';
import { formatDateTime } from '@chalkboard/web-kit';
import type { ReactNode } from 'react';
import { ExportButton } from '../../layout/export-button';
import { Panel } from '../../layout/panel';
import { ReadFailure, RowsSkeleton } from '../../layout/panel-state';
import { texts } from '../../texts';

const t = texts.analytics;

/** A question, as `useStaffRoute` has asked it. */
interface Asked<Answer> {
  readonly data: Answer | undefined;
  readonly error: unknown;
  refetch(): unknown;
}

/**
 * One question with its answer and its file. Each service answers for its own figures: one that is down takes nothing
 * from the others.
 */
export function AnalyticsSection<Answer extends { readonly zone: string; readonly countedAt: string | null }>({
  host,
  title,
  asked: { data, error, refetch },
  csv,
  file,
  controls,
  children,
}: {
  readonly host: HostV1;
  readonly title: string;
  readonly asked: Asked<Answer>;
  /** Where the same is as a file, and how that is called. */
  readonly csv: string;
  readonly file: string;
  readonly controls?: ReactNode;
  children(answer: Answer): ReactNode;
}) {
  return (
    <Panel
      title={title}
      text={
        data && `${t.zone(data.zone)} ${data.countedAt ? t.countedAt(formatDateTime(data.countedAt)) : t.notCounted}`
      }
      actions={
        <>
          {controls}
          <ExportButton host={host} path={csv} file={file} label={t.csvOf(title)} />
        </>
      }
    >
      {data ? (
        <div className="grid gap-8">{children(data)}</div>
      ) : error ? (
        <ReadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </Panel>
  );
}

/** Figures in a row, as definitions. */
export function Statistics({
  statistics,
}: {
  readonly statistics: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-10">
      {statistics.map(([name, value]) => (
        <div key={name}>
          <dt className="text-caption text-quiet">{name}</dt>
          <dd className="tabular font-serif text-title">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const count = (value: number) => value.toLocaleString('en-US');
/** A part of a whole: "93%"; a dash of nothing. */
export const percent = (part: number, whole: number) =>
  whole > 0 ? `${((part / whole) * 100).toFixed(part > 0 && part < whole ? 1 : 0)}%` : '–';
