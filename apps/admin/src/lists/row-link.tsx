import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** The same, to a page of its own. */
export function RowLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link
      {...props}
      className="-my-2.5 inline-block py-2.5 font-medium underline decoration-hairline decoration-2 underline-offset-4 hover:decoration-accent"
    />
  );
}
