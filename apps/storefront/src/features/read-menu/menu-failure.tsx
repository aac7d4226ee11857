import { Button, EmptyState, LinkButton, PageFrame } from '@chalkboard/ui';
import { describeError, hasStatus } from '@chalkboard/web-kit';
import { CloudOff, FileQuestion } from 'lucide-react';
import { Link } from 'react-router-dom';

/** No menu to show: because there is none, or because it cannot be read just now. */
export function MenuFailure({ error, onRetry }: { readonly error: unknown; onRetry(): void }) {
  const missing = hasStatus(error, 404) || !error;
  const home = (
    <LinkButton as={Link} to="/" variant={missing ? 'primary' : 'secondary'}>
      Back to Home
    </LinkButton>
  );
  return (
    <PageFrame>
      {missing ? (
        <EmptyState level={1} icon={<FileQuestion aria-hidden strokeWidth={1.4} />} title="Menu Not Found" text="The menu you're looking for doesn't exist or has been removed." action={home} />
      ) : (
        <EmptyState
          level={1}
          icon={<CloudOff aria-hidden strokeWidth={1.4} />}
          title="The menu cannot be shown right now"
          text={describeError(error, 'It is safe; only reading it failed. Please try again in a moment.')}
          action={
            <>
              <Button variant="primary" onClick={onRetry}>
                Try again
              </Button>
              {home}
            </>
          }
        />
      )}
    </PageFrame>
  );
}
