import { useId, type ReactNode } from 'react';

export interface BarListItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly value: number;
  /** The value as people read it. */
  readonly text: string;
}

/** A ranking: each row a name, a figure, and a bar as long as its part of the highest. */
export function BarList({
  title,
  hideTitle = false,
  items,
  empty,
}: {
  readonly title: string;
  readonly hideTitle?: boolean;
  readonly items: readonly BarListItem[];
  readonly empty: ReactNode;
}) {
  const id = useId();
  const limit = Math.max(0, ...items.map(({ value }) => value));
  return (
    <div role="group" aria-labelledby={id} className="min-w-0">
      <h3 id={id} className={hideTitle ? 'sr-only' : 'mb-3 font-sans text-small font-medium'}>
        {title}
      </h3>
      {items.length === 0 ? (
        <p className="text-small text-quiet">{empty}</p>
      ) : (
        <ol className="grid gap-3">
          {items.map(({ key, label, note, value, text }) => (
            <li key={key} className="text-small">
              <p className="flex items-baseline justify-between gap-4">
                <span className="min-w-0">
                  {label}
                  {note && <span className="block text-caption text-quiet">{note}</span>}
                </span>
                <span className="tabular shrink-0 font-medium">{text}</span>
              </p>
              <span aria-hidden className="mt-1 block h-1.5 overflow-hidden rounded-full bg-hairline">
                <span
                  className="block h-full origin-left rounded-full bg-accent"
                  style={{ transform: `scaleX(${limit > 0 ? value / limit : 0})` }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
