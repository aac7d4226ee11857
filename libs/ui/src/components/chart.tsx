import { clsx } from 'clsx';
import { useId, useState, type PointerEvent } from 'react';
import { chartRuns, chartTicks } from './chart-scale';
import { Cell, HeaderCell, Table } from './table';

export interface ChartSeries {
  /** What it is called; two of one name are told apart by their looks alone. */
  readonly name: string;
  /** One for each point; null is not known. */
  readonly values: readonly (number | null)[];
}

/** Each line has a colour and a pattern: colour never speaks alone. */
const LOOKS = [
  { stroke: 'stroke-accent', fill: 'fill-accent', dot: 'bg-accent', dash: undefined },
  { stroke: 'stroke-placed', fill: 'fill-placed', dot: 'bg-placed', dash: '7 4' },
  { stroke: 'stroke-ready', fill: 'fill-ready', dot: 'bg-ready', dash: '2 3' },
  { stroke: 'stroke-uncertain', fill: 'fill-uncertain', dot: 'bg-uncertain', dash: '9 3 2 3' },
] as const;
const lookOf = (index: number) => LOOKS[index % LOOKS.length]!;

/** The drawing is stretched over the frame; texts stand beside it and keep their form. */
const HEIGHT = 100;

/**
 * Figures over time, as lines (up to four) or as the bars of one series. The pointer, a finger or the arrow keys read
 * one point after the other; the same figures are there as a table. No style elements and no library.
 */
export function Chart({
  title,
  hideTitle = false,
  points,
  series,
  kind = 'line',
  format,
  tableLabel,
  noValue = '–',
}: {
  readonly title: string;
  /** For a chart that stands under a heading with the same words. */
  readonly hideTitle?: boolean;
  /** What stands under the points, e.g. days. */
  readonly points: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly kind?: 'line' | 'bars';
  format(value: number): string;
  /** Of what opens the table. */
  readonly tableLabel: string;
  readonly noValue?: string;
}) {
  const id = useId();
  const [at, setAt] = useState<number>();
  const last = points.length - 1;
  const shown = Math.min(at ?? last, last);
  const known = series.flatMap(({ values }) => values.map((value) => value ?? 0));
  const ticks = chartTicks(Math.max(0, ...known), { isWhole: known.every(Number.isInteger) });
  const top = ticks.at(-1) || 1;
  const xOf = (index: number) =>
    kind === 'bars' ? ((index + 0.5) / points.length) * 100 : last > 0 ? (index / last) * 100 : 50;
  const yOf = (value: number) => HEIGHT - (value / top) * HEIGHT;
  const textOf = (value: number | null | undefined) =>
    value === null || value === undefined ? noValue : format(value);
  const read = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const part = Math.min(1, Math.max(0, (clientX - left) / width));
    setAt(kind === 'bars' ? Math.min(last, Math.floor(part * points.length)) : Math.round(part * last));
  };
  const marked = points.length > 2 ? [0, Math.floor(last / 2), last] : points.map((_, index) => index);

  return (
    <figure aria-labelledby={id} className="m-0 min-w-0">
      <figcaption className="mb-3 grid gap-y-1">
        <h3 id={id} className={hideTitle ? 'sr-only' : 'font-sans text-small font-medium'}>
          {title}
        </h3>
        <p className="tabular flex flex-wrap gap-x-3 text-caption text-quiet">
          <span>{points[shown]}</span>
          {series.map(({ name, values }, index) => (
            <span key={index} className="inline-flex items-center gap-1.5">
              {series.length > 1 && (
                <svg aria-hidden viewBox="0 0 18 4" className="h-1 w-[18px]">
                  <line
                    x1="0"
                    x2="18"
                    y1="2"
                    y2="2"
                    strokeWidth="2.5"
                    strokeDasharray={lookOf(index).dash}
                    className={lookOf(index).stroke}
                  />
                </svg>
              )}
              {series.length > 1 && name} <strong className="font-medium text-ink">{textOf(values[shown])}</strong>
            </span>
          ))}
        </p>
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div
          aria-hidden
          className="tabular flex h-44 flex-col-reverse justify-between text-end text-caption text-quiet"
        >
          {ticks.map((tick) => (
            <span key={tick} className="-my-2.5">
              {format(tick)}
            </span>
          ))}
        </div>
        <div
          className="relative h-44 touch-pan-y rounded-card has-focus-visible:outline-3 has-focus-visible:outline-ink"
          onPointerMove={read}
          onPointerDown={read}
          onPointerLeave={() => setAt(undefined)}
        >
          <svg
            aria-hidden
            viewBox={`0 0 100 ${HEIGHT}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            {ticks.map((tick) => (
              <line
                key={tick}
                x1="0"
                x2="100"
                y1={yOf(tick)}
                y2={yOf(tick)}
                vectorEffect="non-scaling-stroke"
                className="stroke-hairline"
              />
            ))}
            {kind === 'bars'
              ? series.slice(0, 1).flatMap(({ values }) =>
                  values.map((value, index) => {
                    const width = 100 / points.length;
                    return value ? (
                      <rect
                        key={index}
                        x={index * width + width * 0.14}
                        width={width * 0.72}
                        y={yOf(value)}
                        height={HEIGHT - yOf(value)}
                        className={clsx(lookOf(0).fill, at !== undefined && index !== shown && 'opacity-45')}
                      />
                    ) : null;
                  }),
                )
              : series.map(({ values }, index) =>
                  chartRuns(values).map((run) => (
                    <polyline
                      key={`${index}-${run[0]?.[0]}`}
                      // A single point is drawn as a short line: a line of no length shows nothing.
                      points={(run.length === 1 ? [run[0]!, [run[0]![0] + 0.001, run[0]![1]] as const] : run)
                        .map(([x, value]) => `${xOf(x)},${yOf(value)}`)
                        .join(' ')}
                      fill="none"
                      strokeWidth="2"
                      strokeLinejoin="round"
                      strokeLinecap="round"
                      strokeDasharray={lookOf(index).dash}
                      vectorEffect="non-scaling-stroke"
                      className={lookOf(index).stroke}
                    />
                  )),
                )}
            {at !== undefined && kind === 'line' && (
              <line
                x1={xOf(shown)}
                x2={xOf(shown)}
                y1="0"
                y2={HEIGHT}
                vectorEffect="non-scaling-stroke"
                className="stroke-control"
              />
            )}
          </svg>
          {kind === 'line' &&
            at !== undefined &&
            series.map(({ values }, index) => {
              const value = values[shown];
              return value === null || value === undefined ? null : (
                <span
                  key={index}
                  aria-hidden
                  className={clsx(
                    'absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface',
                    lookOf(index).dot,
                  )}
                  style={{ left: `${xOf(shown)}%`, top: `${yOf(value)}%` }}
                />
              );
            })}
          {points.length > 1 && (
            <input
              type="range"
              aria-label={title}
              aria-valuetext={`${points[shown]}: ${series.map(({ name, values }) => (series.length > 1 ? `${name} ${textOf(values[shown])}` : textOf(values[shown]))).join(', ')}`}
              min={0}
              max={last}
              value={shown}
              onChange={({ target }) => setAt(Number(target.value))}
              onBlur={() => setAt(undefined)}
              className="pointer-events-none absolute inset-0 size-full opacity-0"
            />
          )}
        </div>
        <div
          aria-hidden
          className={clsx(
            'col-start-2 mt-2 flex text-caption text-quiet',
            marked.length === 1 ? 'justify-center' : 'justify-between',
          )}
        >
          {marked.map((index) => (
            <span key={index}>{points[index]}</span>
          ))}
        </div>
      </div>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center text-caption text-quiet underline hover:text-ink">
          {tableLabel}
        </summary>
        <div className="max-h-80 overflow-y-auto">
          <Table caption={`${title} · ${tableLabel}`} hideCaption>
            <thead>
              <tr>
                <td className="border-b border-hairline" />
                {series.map(({ name }, index) => (
                  <HeaderCell key={index} align="right">
                    {name}
                  </HeaderCell>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((point, place) => (
                <tr key={place}>
                  <HeaderCell scope="row">{point}</HeaderCell>
                  {series.map(({ values }, index) => (
                    <Cell key={index} align="right">
                      {textOf(values[place])}
                    </Cell>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      </details>
    </figure>
  );
}
