import type { ComponentProps } from 'react';

/** What opens a row: as a link in a text, with room for a thumb. */
export function RowButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return (
    <button
      type="button"
      {...props}
      className="-my-2.5 py-2.5 text-left font-medium underline decoration-hairline decoration-2 underline-offset-4 hover:decoration-accent"
    />
  );
}
