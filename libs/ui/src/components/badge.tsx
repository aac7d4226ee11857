import type { OrderStatus } from '@chalkboard/contracts/order-lifecycle';
import { clsx } from 'clsx';
import { Check, CircleAlert, CircleCheck, CircleDot, CircleHelp, FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';

export type BadgeState = 'placed' | 'accepted' | 'ready' | 'failed' | 'uncertain';

/** Which state shows where an order stands, on every screen. */
export const STATE_OF_ORDER: Readonly<Record<OrderStatus, BadgeState>> = {
  placed: 'placed',
  accepted: 'accepted',
  preparing: 'accepted',
  ready: 'ready',
  out_for_delivery: 'ready',
  completed: 'ready',
  rejected: 'failed',
  cancelled: 'failed',
};

/** Each state has an icon as well as a colour: colour never speaks alone. */
const STATES = {
  placed: { icon: CircleDot, look: 'bg-placed-wash text-placed' },
  accepted: { icon: Check, look: 'bg-accepted-wash text-accepted' },
  ready: { icon: CircleCheck, look: 'bg-ready-wash text-ready' },
  failed: { icon: CircleAlert, look: 'bg-failed-wash text-failed' },
  uncertain: { icon: CircleHelp, look: 'bg-uncertain-wash text-uncertain' },
} as const;

/** A short word about a thing; with `state` it takes that state's colour and icon. */
export function Badge({
  state,
  className,
  children,
}: {
  readonly state?: BadgeState;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const Icon = state && STATES[state].icon;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full wrap-break-word px-2.5 py-0.5 text-caption font-medium',
        state ? STATES[state].look : 'border border-hairline text-quiet',
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="size-3.5 shrink-0" />}
      {children}
    </span>
  );
}

/** Marks an order by which a restaurant tries how orders go: the same on every screen. */
export function TestBadge({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-ink px-2.5 py-0.5 text-caption font-semibold text-paper">
      <FlaskConical aria-hidden className="size-3.5 shrink-0" />
      {children}
    </span>
  );
}
