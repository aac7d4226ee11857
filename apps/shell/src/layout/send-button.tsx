import { Button } from '@chalkboard/ui';
import type { ReactNode } from 'react';

/** Sends the form in which it stands. Meanwhile it is only marked as disabled, so that it keeps the focus. */
export function SendButton({ sending, children }: { readonly sending: boolean; readonly children: ReactNode }) {
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      aria-disabled={sending || undefined}
      className="w-full sm:w-auto"
    >
      {children}
    </Button>
  );
}
