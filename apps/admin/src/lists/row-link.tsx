import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** What opens a row, where that is a page of its own: as wide as its cell and as high as the row. */
export function RowLink({ children, ...rest }: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link
      {...rest}
      className="block max-w-full truncate py-2 font-medium underline decoration-hairline decoration-2 underline-offset-4 hover:decoration-accent pointer-coarse:py-2.5"
    >
      {children}
    </Link>
  );
}
