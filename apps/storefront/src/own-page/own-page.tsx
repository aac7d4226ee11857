import { Toaster, type ToastStore } from '@chalkboard/ui';
import { RemoteRoot, type QueryClient } from '@chalkboard/web-kit';
import type { ReactNode } from 'react';
import { DrawnAt } from '../shared/hours/drawn-at';
import { ownPageTexts as t } from '../texts';

/**
 * Around a page that is the storefront's own: what the shell brings to others. The server draws it and the page's own
 * app takes it up, so both draw the same.
 * @param drawnAt milliseconds since the epoch
 */
export function OwnPage({
  queryClient,
  toasts,
  drawnAt,
  children,
}: {
  readonly queryClient: QueryClient;
  readonly toasts: ToastStore;
  readonly drawnAt: number;
  readonly children: ReactNode;
}) {
  return (
    <RemoteRoot name="storefront" queryClient={queryClient}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:start-3 focus:z-50 focus:rounded-card focus:bg-ink focus:px-4 focus:py-3 focus:text-paper"
      >
        {t.skip}
      </a>
      <DrawnAt value={drawnAt}>{children}</DrawnAt>
      <LateNote />
      <Toaster store={toasts} />
    </RemoteRoot>
  );
}

/** Shows by the stylesheet alone, as long as the app that would show it has not come. */
function LateNote() {
  return (
    <div
      role="alert"
      className="late-note fixed inset-x-0 bottom-0 z-40 border-t border-hairline bg-paper p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <div className="mx-auto flex max-w-3xl flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 flex-[1_1_16rem] text-small">
          <strong className="font-semibold">{t.late.title}</strong> {t.late.text}
        </p>
        <a
          href=""
          className="tap inline-flex items-center justify-center rounded-card border border-control bg-surface px-4 text-small font-medium"
        >
          {t.late.action}
        </a>
      </div>
    </div>
  );
}
