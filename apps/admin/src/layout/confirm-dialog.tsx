import { Button, Dialog } from '@chalkboard/ui';
import type { ReactNode } from 'react';
import { texts } from '../texts';

/** Asks before something that is not easily taken back. */
export function ConfirmDialog({
  open,
  title,
  text,
  action,
  pending,
  onConfirm,
  onClose,
  children,
}: {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly pending: boolean;
  onConfirm(): void;
  onClose(): void;
  readonly children?: ReactNode;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={text}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" disabled={pending} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
