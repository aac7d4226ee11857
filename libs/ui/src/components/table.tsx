import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

/**
 * Rows under headings. On a screen too narrow for them the table scrolls sideways in its own frame, which the keyboard
 * reaches.
 */
export function Table({
  caption,
  hideCaption = false,
  className,
  children,
  ...rest
}: ComponentProps<'table'> & { readonly caption: ReactNode; readonly hideCaption?: boolean }) {
  const captionId = useId();
  return (
    <div
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-hairline bg-surface"
    >
      <table className={clsx('w-full border-collapse text-small wrap-break-word', className)} {...rest}>
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
