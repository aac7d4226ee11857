import type { ReactNode } from 'react';

/** A part of a page of settings: what it is on the left, where there is room, and its fields or rows on the right. */
export function SettingsSection({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-12 gap-y-4 border-t border-hairline py-8 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div>
        <h2 className="text-lead">{title}</h2>
        {text && <p className="mt-1 text-small text-quiet">{text}</p>}
      </div>
      <div className="min-w-0 max-w-2xl">{children}</div>
    </section>
  );
}
