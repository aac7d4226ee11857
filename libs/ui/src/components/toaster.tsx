import { TOAST, type ToastMessage } from '@chalkboard/contracts';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type PointerEvent } from 'react';
import { uiWords } from '../words';
import { Button } from './button';

/** What is shown so shortly before another page opens led there. */
const LED_THERE_MS = 1000;

interface ShownToast extends ToastMessage {
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

/** Holds the one message that is shown; a new one takes the place of the old. */
export interface ToastStore {
  show(message: ToastMessage): void;
  dismiss(): void;
  /** Another page has opened: a failure of the page before says nothing of it. */
  pageChanged(): void;
  subscribe(listener: () => void): () => void;
  current(): ShownToast | undefined;
}

export function createToastStore(): ToastStore {
  let shown: ShownToast | undefined;
  let count = 0;
  const listeners = new Set<() => void>();
  const set = (next: ShownToast | undefined) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (message) => set({ ...message, id: ++count, since: Date.now() }),
    dismiss: () => set(undefined),
    pageChanged: () => {
      if (shown?.variant === 'destructive' && Date.now() - shown.since > LED_THERE_MS) set(undefined);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => shown,
  };
}

/**
 * Shows the store's message for `TOAST.durationMs`; the clock rests while the pointer or the focus is on it. On a phone
 * it stands under the page's first row: no thumb works there, and the cart above it stays in reach.
 */
export function Toaster({ store }: { readonly store: ToastStore }) {
  const toast = useSyncExternalStore(store.subscribe, store.current, store.current);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === TOAST.hotkey) region.current?.focus();
    };
    window.addEventListener('keydown', focusRegion);
    return () => window.removeEventListener('keydown', focusRegion);
  }, []);

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={uiWords.notifications({ key: TOAST.hotkey })}
      className="pointer-events-none fixed inset-x-0 top-[calc(3.25rem+env(safe-area-inset-top))] z-50 grid justify-items-center p-4 -outline-offset-4 md:top-auto md:bottom-0 md:justify-items-end"
    >
      {/* Both live regions stand in the page before a message comes: screen readers miss regions that appear with
          their text. */}
      <div role="status" aria-live="polite" className="col-start-1 row-start-1 w-full max-w-sm self-end">
        {toast && toast.variant !== 'destructive' && <Toast key={toast.id} toast={toast} onDismiss={store.dismiss} />}
      </div>
      <div role="alert" aria-live="assertive" className="col-start-1 row-start-1 w-full max-w-sm self-end">
        {toast?.variant === 'destructive' && <Toast key={toast.id} toast={toast} onDismiss={store.dismiss} />}
      </div>
    </section>
  );
}

function Toast({ toast, onDismiss }: { readonly toast: ShownToast; onDismiss(): void }) {
  const [held, setHeld] = useState(false);
  const [dragX, setDragX] = useState(0);
  const startX = useRef<number | undefined>(undefined);
  const failed = toast.variant === 'destructive';

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDismiss, TOAST.durationMs);
    return () => clearTimeout(timer);
  }, [held, onDismiss]);

  const release = () => {
    startX.current = undefined;
    setHeld(false);
    setDragX(0);
    if (dragX >= TOAST.swipePx) onDismiss();
  };
  const grab = (event: PointerEvent) => {
    startX.current = event.clientX;
    setHeld(true);
  };
  const drag = (event: PointerEvent) => {
    if (startX.current !== undefined) setDragX(Math.max(0, event.clientX - startX.current));
  };

  const Icon = failed ? CircleAlert : CircleCheck;
  return (
    <div
      data-testid="toast"
      className={clsx(
        'pointer-events-auto flex touch-pan-y items-start gap-3 rounded-card border bg-surface p-4 shadow-float animate-slide-in',
        failed ? 'border-failed' : 'border-hairline',
      )}
      style={dragX ? { translate: `${dragX}px`, opacity: 1 - dragX / 300 } : undefined}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={release}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && onDismiss()}
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', failed ? 'text-failed' : 'text-ready')} />
      <div className="min-w-0 flex-1">
        <p className="text-small font-semibold">{toast.title}</p>
        {toast.description && <p className="text-small text-quiet">{toast.description}</p>}
      </div>
      {toast.action && (
        <Button
          variant="quiet"
          className="-my-3 -me-2"
          onClick={() => {
            toast.action?.run();
            onDismiss();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <button
        type="button"
        onClick={onDismiss}
        aria-label={uiWords.dismiss}
        className="tap -m-3 inline-flex items-center justify-center text-quiet hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
