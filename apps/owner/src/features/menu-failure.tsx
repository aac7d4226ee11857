import { Button, EmptyState, LinkButton, PageFrame } from '@chalkboard/ui';
import { hasStatus, isOwnerSignedIn } from '@chalkboard/web-kit';
import { CircleAlert, FileQuestion, Lock } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { signInFor } from '../shared/sign-in/next-page';
import { texts } from '../texts';

interface Words {
  readonly title: string;
  readonly text: string;
}

/**
 * In place of a page about one menu that could not be opened: there is no such menu, this device has no right to it, or
 * it only failed.
 */
export function MenuFailure(props: {
  readonly shareId: string;
  readonly error: unknown;
  readonly noRight?: Words;
  readonly failed?: Words & { readonly retry: string };
  onRetry(): void;
}) {
  const { shareId, error, noRight, failed = texts.review.failed, onRetry } = props;
  if (hasStatus(error, 404)) return <NoSuchMenu />;
  if (hasStatus(error, 401) || hasStatus(error, 403)) return <NoRight shareId={shareId} words={noRight} />;
  return (
    <PageFrame>
      <EmptyState
        level={1}
        icon={<CircleAlert aria-hidden strokeWidth={1.4} />}
        title={failed.title}
        text={failed.text}
        action={
          <Button variant="primary" onClick={onRetry}>
            {failed.retry}
          </Button>
        }
      />
    </PageFrame>
  );
}

function NoSuchMenu() {
  const { title, text, home } = texts.edit.notFound;
  return (
    <PageFrame>
      <EmptyState
        level={1}
        icon={<FileQuestion aria-hidden strokeWidth={1.4} />}
        title={title}
        text={text}
        action={
          <LinkButton as={Link} to="/" variant="primary">
            {home}
          </LinkButton>
        }
      />
    </PageFrame>
  );
}

/**
 * The menu is there, but is not this device's to change; whoever is not signed in may be let in by that, and comes
 * back.
 */
export function NoRight({ shareId, words }: { readonly shareId: string; readonly words?: Words }) {
  const { pathname, search } = useLocation();
  const signedIn = isOwnerSignedIn();
  const { title, text } = words ?? (signedIn ? texts.edit.noRight.signedIn : texts.edit.noRight);
  return (
    <PageFrame>
      <EmptyState
        level={1}
        icon={<Lock aria-hidden strokeWidth={1.4} />}
        title={title}
        text={text}
        action={
          <>
            {!signedIn && (
              <LinkButton as={Link} to={signInFor(pathname + search)} variant="primary">
                {texts.edit.noRight.signIn}
              </LinkButton>
            )}
            <LinkButton as={Link} to={`/menu/${shareId}`} {...(signedIn && { variant: 'primary' })}>
              {texts.edit.backToMenu}
            </LinkButton>
          </>
        }
      />
    </PageFrame>
  );
}
