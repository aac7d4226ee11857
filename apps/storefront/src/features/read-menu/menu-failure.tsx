import { hasStatus } from '@chalkboard/web-kit';
import { ReadFailure } from '../../read-failure';
import { texts } from '../../texts';

/** No menu to show: because there is none, or because it cannot be read just now. */
export function MenuFailure({ error, onRetry }: { readonly error: unknown; onRetry(): void }) {
  return <ReadFailure missing={hasStatus(error, 404) || !error} error={error} words={texts} onRetry={onRetry} />;
}
