import { Button, EmptyState, PageFrame } from '@chalkboard/ui';
import { CloudOff } from 'lucide-react';
import { ownPageTexts as t } from '../texts';

/** In place of a page that could not be fetched or drawn. */
export function BrokenPage() {
  return (
    <PageFrame>
      <EmptyState
        level={1}
        icon={<CloudOff aria-hidden strokeWidth={1.4} />}
        title={t.broken.title}
        text={t.broken.text}
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t.broken.action}
          </Button>
        }
      />
    </PageFrame>
  );
}
