import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { uiWords } from '../words';
import { useStillPage } from './still-page';

/**
 * A question or a form over the page: the focus stays inside, Escape and the ground close it, the focus returns to
 * where it was. Without `onOpenChange(false)` from inside it stays open.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  actions,
  children,
}: {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  readonly title: string;
  readonly description?: ReactNode;
  /** Buttons at the bottom; the one that goes on stands last. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}) {
  // A remote's styles hold inside its own root only, so the dialog is put there and not at the end of the page.
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // What opened it need not be the primitive's own trigger, to which alone it would give the focus back.
  const opener = useRef<HTMLElement | null>(null);
  const container = anchor && (anchor.closest<HTMLElement>('[data-remote]') ?? document.body);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <span ref={setAnchor} hidden />
      <Primitive.Portal container={container}>
        {/* The primitive's own overlay writes a style element, which the site's content policy refuses. */}
        <Ground />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[85dvh] w-full max-w-lg animate-appear flex-col gap-4 overflow-y-auto rounded-t-card border border-hairline bg-surface p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-float sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-card sm:p-6"
        >
          <div className="flex items-start justify-between gap-4">
            <Primitive.Title className="text-title">{title}</Primitive.Title>
            <Primitive.Close
              aria-label={uiWords.close}
              className="tap -mt-2 -me-2 inline-flex shrink-0 items-center justify-center rounded-card text-quiet hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Primitive.Close>
          </div>
          {description && (
            <Primitive.Description className="text-small text-quiet">{description}</Primitive.Description>
          )}
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** What lies between the page and a dialog, and holds the page still. */
function Ground() {
  useStillPage();
  return <div className="fixed inset-0 z-40 animate-appear bg-scrim" />;
}
