import type { ReactNode } from 'react';

/** Filters beside each other where there is room, and what can be done with the list on the right. */
export function FilterBar({ children, actions }: { readonly children: ReactNode; readonly actions?: ReactNode }) {
  return (
    <div className="mb-2 flex flex-wrap items-end gap-x-3 gap-y-3">
      <div
        role="search"
        className="grid min-w-0 flex-[1_1_32rem] grid-cols-2 gap-x-3 gap-y-2 *:first:col-span-2 md:gap-3 md:flex md:*:first:flex-1 md:*:not-first:w-40 md:[&_input]:text-small md:[&_select]:text-small"
      >
        {children}
      </div>
      {actions && (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-nowrap max-sm:*:flex-auto max-sm:*:!px-2.5">
          {actions}
        </div>
      )}
    </div>
  );
}
