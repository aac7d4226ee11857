import type { ReactNode } from 'react';

/** A named part of the form: its words left, its fields right, a hairline between parts. */
export function FormSection({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="grid gap-x-12 gap-y-4 border-t border-hairline py-6 sm:py-8 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-lead">{title}</h2>
        {text && <p className="mt-1 text-small text-quiet">{text}</p>}
      </div>
      <div className="grid content-start gap-5">{children}</div>
    </section>
  );
}
