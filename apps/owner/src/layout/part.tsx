import { useId, type ReactNode } from 'react';

/** A titled part of a form or of a step. */
export function Part({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-4">
      <div>
        <h3 id={titleId} className="text-lead">
          {title}
        </h3>
        <p className="mt-1 text-small text-quiet">{text}</p>
      </div>
      {children}
    </section>
  );
}
