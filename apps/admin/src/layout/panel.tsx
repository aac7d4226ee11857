import { Card } from '@chalkboard/ui';
import type { ReactNode } from 'react';

/** A sheet with a heading, and what can be done with it on the right. */
export function Panel({
  title,
  text,
  actions,
  children,
}: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Card className="min-w-0">
      <section aria-label={title}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-lead">{title}</h2>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
        {text && <p className="mt-1 text-small text-quiet">{text}</p>}
        <div className="mt-4">{children}</div>
      </section>
    </Card>
  );
}
