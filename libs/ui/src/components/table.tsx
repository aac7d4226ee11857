import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

/** A row is 40 px high with a mouse and 44 px for a thumb; its cells are one line each. */
const DENSE =
  'whitespace-nowrap [&_:is(td,th)]:h-10 [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-0 pointer-coarse:[&_:is(td,th)]:h-11';

/**
 * Rows under headings. On a screen too narrow for them the table scrolls sideways in its own frame, which the keyboard
 * reaches. `dense`: for lists that are worked through.
 */
export function Table({
  caption,
  hideCaption = false,
  dense = false,
  className,
  children,
  ...rest
}: ComponentProps<'table'> & {
  readonly caption: ReactNode;
  readonly hideCaption?: boolean;
  readonly dense?: boolean;
}) {
  const captionId = useId();
  return (
    <div
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-hairline bg-surface"
    >
      <table
        className={clsx('w-full border-collapse text-small', dense ? DENSE : 'wrap-break-word', className)}
        {...rest}
      >
        <caption id={captionId} className={hideCaption ? 'sr-only' : 'px-4 pt-4 pb-2 text-start text-small text-quiet'}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}

interface CellLook {
  /** Figures and actions stand right. */
  readonly align?: 'left' | 'right' | 'center';
}

const ALIGN = { left: 'text-start', right: 'text-end tabular', center: 'text-center' } as const;

/** A heading of a column, or of a row with `scope="row"`. */
export function HeaderCell({
  align = 'left',
  scope = 'col',
  className,
  ...rest
}: Omit<ComponentProps<'th'>, 'align'> & CellLook) {
  return (
    <th
      scope={scope}
      className={clsx(
        'px-4 py-3',
        scope === 'col'
          ? 'border-b border-hairline text-caption font-medium text-quiet'
          : 'border-t border-hairline font-medium',
        ALIGN[align],
        className,
      )}
      {...rest}
    />
  );
}

export function Cell({ align = 'left', className, ...rest }: Omit<ComponentProps<'td'>, 'align'> & CellLook) {
  return <td className={clsx('border-t border-hairline px-4 py-3', ALIGN[align], className)} {...rest} />;
}
