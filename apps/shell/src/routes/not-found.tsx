import { EmptyState, LinkButton, PageFrame } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { FileQuestion } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SiteFrame } from '../layout/site-frame';

export function NotFoundPage() {
  useDocumentTitle('Page Not Found');
  return (
    <SiteFrame>
      <PageFrame>
        <EmptyState
          level={1}
          icon={<FileQuestion aria-hidden strokeWidth={1.4} />}
          title="Page Not Found"
          text="There is nothing at this address. It may have moved, or the link may be incomplete."
          action={
            <LinkButton as={Link} to="/" variant="primary">
              Back to Home
            </LinkButton>
          }
        />
      </PageFrame>
    </SiteFrame>
  );
}
