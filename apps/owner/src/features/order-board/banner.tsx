import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A line above the board that has to be known before reading it, with what can be done about it. */
export function Banner({
  icon,
  action,
  alarming = false,
  role = 'status',
  children,
}: {
  readonly icon: ReactNode;
  readonly action?: ReactNode;
  readonly alarming?: boolean;
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card px-3 py-1 text-small font-medium [&>svg]:size-5 [&>svg]:shrink-0',
        alarming ? 'bg-failed-wash text-failed' : 'bg-uncertain-wash text-uncertain',
      )}
    >
      {icon}
      <p role={role} className="min-w-0 flex-1 basis-48 py-1.5">
        {children}
      </p>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}
