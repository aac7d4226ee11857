import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

export interface FormDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly description?: ReactNode;
  /** On the button that sends; another word while it is sent. */
  readonly action: string;
  readonly pending: boolean;
  /** Whether it can be sent; what is missing is told beside its field. */
  readonly complete?: boolean;
  /** Stands in the place of Cancel. */
  readonly beside?: ReactNode;
  onSubmit(): void;
  onClose(): void;
  readonly children?: ReactNode;
}

/**
 * A form over the page: Enter sends it, once, and only when it is complete; Cancel and Escape leave it.
 *
 * @param cancel the word on the button that leaves
 */
export function FormDialog({
  open,
  title,
  description,
  action,
  pending,
  complete = true,
  beside,
  cancel,
  onSubmit,
  onClose,
  children,
}: FormDialogProps & { readonly cancel: string }) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={title} description={description}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (complete && !pending) onSubmit();
        }}
      >
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          {beside ?? <Button onClick={onClose}>{cancel}</Button>}
          <Button type="submit" variant="primary" disabled={!complete || pending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
