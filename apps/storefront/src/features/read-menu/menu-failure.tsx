import { Button, EmptyState, LinkButton, PageFrame } from '@chalkboard/ui';
import { describeError, hasStatus } from '@chalkboard/web-kit';
import { CloudOff, FileQuestion } from 'lucide-react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';

/** No menu to show: because there is none, or because it cannot be read just now. */
export function MenuFailure({ error, onRetry }: { readonly error: unknown; onRetry(): void }) {
  const missing = hasStatus(error, 404) || !error;
  const home = (
    <LinkButton as={Link} to="/" variant={missing ? 'primary' : 'secondary'}>
      {texts.missing.home}
    </LinkButton>
  );
  return (
    <PageFrame>
      {missing ? (
        <EmptyState level={1} icon={<FileQuestion aria-hidden strokeWidth={1.4} />} title={texts.missing.title} text={texts.missing.text} action={home} />
      ) : (
        <EmptyState
          level={1}
          icon={<CloudOff aria-hidden strokeWidth={1.4} />}
          title={texts.unreadable.title}
          text={describeError(error, texts.unreadable.text)}
          action={
            <>
              <Button variant="primary" onClick={onRetry}>
                {texts.unreadable.retry}
              </Button>
              {home}
            </>
          }
        />
      )}
    </PageFrame>
  );
}
