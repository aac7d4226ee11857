import type { ComponentProps } from 'react';

/** What opens a row, where that is a sheet over the list. */
export function RowButton({ children, ...rest }: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return (
    <button
      type="button"
      {...rest}
      className="block max-w-full truncate py-2 text-left font-medium underline decoration-hairline decoration-2 underline-offset-4 hover:decoration-accent pointer-coarse:py-2.5"
    >
      {children}
    </button>
  );
}
