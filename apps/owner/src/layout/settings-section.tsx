import type { ReactNode } from 'react';

/** A part of a page of settings: what it is on the left, where there is room, and its rows on the right. */
export function SettingsSection({
  id,
  title,
  text,
  action,
  children,
}: {
  readonly id?: string;
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-label={title}
      className="grid gap-x-12 gap-y-4 border-t border-hairline py-8 sm:py-10 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div>
        <h2 className="text-lead">{title}</h2>
        {text && <p className="mt-1 text-small text-quiet">{text}</p>}
        {action && <div className="mt-4">{action}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** Rows with hairlines between them. */
export function SettingsRows({ children }: { readonly children: ReactNode }) {
  return <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">{children}</ul>;
}

/** What it is, and what can be done with it. */
export function SettingsRow({
  title,
  note,
  actions,
}: {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">{title}</p>
        {note && <p className="text-small text-quiet">{note}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-1 max-sm:-ml-4">{actions}</div>}
    </li>
  );
}
