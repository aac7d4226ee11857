import { Button, EmptyState, PageFrame } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { CircleAlert } from 'lucide-react';

/** When the shell itself fails: nothing of it is trusted any more, so the way on is a fresh page. */
export function BrokenPage() {
  useDocumentTitle('Something went wrong');
  return (
    <PageFrame>
      <EmptyState
        level={1}
        icon={<CircleAlert aria-hidden strokeWidth={1.4} />}
        title="Something went wrong"
        text="The page stopped working. What you saved is safe; please load it again."
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            Load again
          </Button>
        }
      />
    </PageFrame>
  );
}
