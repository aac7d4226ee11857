import { ErrorBoundary } from '@chalkboard/ui';
import { isMissingScript } from '@chalkboard/web-kit';
import type { ReactNode } from 'react';

/** The edge counts reported errors to judge a release. A network that failed is not the release's fault. */
function reportDefect(error: unknown): void {
  if (!isMissingScript(error)) reportError(error);
}

/**
 * Draws `fallback` in place of a part of the page that could not be fetched or drawn; the rest of the page stays.
 * @param resetKey when it changes, the part is drawn again
 */
export function PartBoundary({
  fallback,
  resetKey,
  children,
}: {
  readonly fallback: ReactNode;
  readonly resetKey?: string;
  readonly children: ReactNode;
}) {
  return (
    <ErrorBoundary fallback={() => fallback} onError={reportDefect} resetKey={resetKey}>
      {children}
    </ErrorBoundary>
  );
}
