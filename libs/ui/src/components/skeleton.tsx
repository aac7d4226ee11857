import { LOADING_DELAY_MS } from '@chalkboard/contracts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The grey shape of a thing to come; give it its size by class. */
export function SkeletonBar({ className }: { readonly className: string }) {
  return <span aria-hidden className={clsx('block animate-breathe rounded-card bg-hairline', className)} />;
}

/** Says that something loads, and shows its shape, both only after a moment: what is quick never flickers. */
export function Skeleton({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  return (
    <div
      role="status"
      className={clsx('animate-appear', className)}
      style={{ animationDelay: `${LOADING_DELAY_MS}ms` }}
    >
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
