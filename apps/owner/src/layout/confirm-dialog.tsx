import { Button, Dialog } from '@chalkboard/ui';

/** Asks before something that is not easily taken back. */
export function ConfirmDialog({
  open,
  title,
  text,
  action,
  cancel,
  pending,
  onConfirm,
  onClose,
}: {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly cancel: string;
  readonly pending: boolean;
  onConfirm(): void;
  onClose(): void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={text}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" disabled={pending} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
}
