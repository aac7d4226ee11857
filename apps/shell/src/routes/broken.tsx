import { Button, EmptyState, PageFrame } from '@chalkboard/ui';
import { isMissingScript, useDocumentTitle } from '@chalkboard/web-kit';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { LoadingPage } from '../layout/loading-page';
import { reloadOnce } from '../remotes/reload-once';
import { texts } from '../texts';

/**
 * When the shell itself fails: nothing of it is trusted any more, so the way on is a fresh page. One that was left open
 * over a release takes it by itself.
 */
export function BrokenPage() {
  const error = useRouteError();
  const [reloads] = useState(() => isMissingScript(error) && reloadOnce(window));
  useDocumentTitle(texts.broken.title);
  if (reloads) return <LoadingPage />;
  return (
    <PageFrame>
      <EmptyState
        level={1}
        icon={<CircleAlert aria-hidden strokeWidth={1.4} />}
        title={texts.broken.title}
        text={texts.broken.text}
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {texts.broken.action}
          </Button>
        }
      />
    </PageFrame>
  );
}
