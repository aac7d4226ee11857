import { Button, EmptyState, PageFrame } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { CircleAlert } from 'lucide-react';
import { texts } from '../texts';

/** When the shell itself fails: nothing of it is trusted any more, so the way on is a fresh page. */
export function BrokenPage() {
  useDocumentTitle(texts.broken.title);
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
