import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** A sheet with a hairline around it. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('rounded-card border border-hairline bg-surface p-5', className)} {...rest} />;
}

/** One figure with its name, as a definition; stands inside a `dl`. */
export function StatCard({
  label,
  value,
  note,
  icon,
}: {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
}) {
  return (
    <div className="@container flex min-w-0 flex-col rounded-card border border-hairline bg-surface p-4 sm:p-5">
      <dt className="flex items-center justify-between gap-3 text-small text-quiet [&_svg]:size-5 [&_svg]:shrink-0">
        {label}
        {icon}
      </dt>
      <dd className="tabular mt-2 font-serif text-lead font-medium sm:mt-3 @min-[10rem]:text-title @min-[13rem]:text-heading">
        {value}
      </dd>
      {note && <dd className="mt-1 text-caption text-quiet">{note}</dd>}
    </div>
  );
}

/** The page's main landmark with its gutters; `width` by what stands on it. */
export function PageFrame({
  width = 'wide',
  className,
  ...rest
}: ComponentProps<'main'> & { readonly width?: 'narrow' | 'text' | 'wide' }) {
  const max = { narrow: 'max-w-md', text: 'max-w-3xl', wide: 'max-w-6xl' }[width];
  return (
    <main
      id="content"
      tabIndex={-1}
      className={clsx('gutter mx-auto w-full py-8 sm:py-12', max, className)}
      {...rest}
    />
  );
}

/** What will be here, and the first step towards it. */
export function EmptyState({
  icon,
  title,
  text,
  action,
  level = 2,
}: {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly level?: 1 | 2;
}) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-16 text-center [&>svg]:size-10 [&>svg]:text-quiet">
      {icon}
      <Heading className="text-title">{title}</Heading>
      {text && <p className="text-quiet">{text}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

/** An amount as people read it: figures of one width, never broken. */
export function Price({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={clsx('tabular whitespace-nowrap', className)} {...rest} />;
}
