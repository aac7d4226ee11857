import { Button, EmptyState, LinkButton, PageFrame } from '@chalkboard/ui';
import { describeError } from '@chalkboard/web-kit';
import { CloudOff, FileQuestion } from 'lucide-react';
import { Link } from 'react-router-dom';

interface Words {
  readonly missing: { readonly title: string; readonly text: string; readonly home: string };
  readonly unreadable: { readonly title: string; readonly text: string; readonly retry: string };
}

/**
 * In place of a page whose contents could not be read: because there are none, or because they cannot be had just now.
 */
export function ReadFailure({
  missing,
  error,
  words,
  onRetry,
}: {
  readonly missing: boolean;
  readonly error: unknown;
  readonly words: Words;
  onRetry(): void;
}) {
  const home = (
    <LinkButton as={Link} to="/" variant={missing ? 'primary' : 'secondary'}>
      {words.missing.home}
    </LinkButton>
  );
  return (
    <PageFrame>
      {missing ? (
        <EmptyState
          level={1}
          icon={<FileQuestion aria-hidden strokeWidth={1.4} />}
          title={words.missing.title}
          text={words.missing.text}
          action={home}
        />
      ) : (
        <EmptyState
          level={1}
          icon={<CloudOff aria-hidden strokeWidth={1.4} />}
          title={words.unreadable.title}
          text={describeError(error, words.unreadable.text)}
          action={
            <>
              <Button variant="primary" onClick={onRetry}>
                {words.unreadable.retry}
              </Button>
              {home}
            </>
          }
        />
      )}
    </PageFrame>
  );
}
