import type { TrackedOrder } from '@chalkboard/contracts';
import { clsx } from 'clsx';
import { progressOf } from './order-words';

/** How far the order is, at a glance; in words it stands beside. */
export function ProgressBar({ order, className }: { readonly order: TrackedOrder; readonly className?: string }) {
  const progress = progressOf(order);
  if (!progress) return null;
  const { reached, all } = progress;
  return (
    <span aria-hidden className={clsx('flex gap-1', className)}>
      {Array.from({ length: all }, (_, step) => (
        <span
          key={step}
          className={clsx(
            'h-1.5 flex-1 rounded-full',
            step < reached ? 'bg-accent' : 'bg-hairline',
            step === reached - 1 && reached < all && 'motion-safe:animate-breathe',
          )}
        />
      ))}
    </span>
  );
}
