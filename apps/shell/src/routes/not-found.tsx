import { EmptyState, LinkButton, PageFrame } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { FileQuestion } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SiteFrame } from '../layout/site-frame';
import { texts } from '../texts';

export function NotFoundPage() {
  useDocumentTitle(texts.notFound.title);
  return (
    <SiteFrame>
      <PageFrame>
        <EmptyState
          level={1}
          icon={<FileQuestion aria-hidden strokeWidth={1.4} />}
          title={texts.notFound.title}
          text={texts.notFound.text}
          action={
            <LinkButton as={Link} to="/" variant="primary">
              {texts.frame.backToHome}
            </LinkButton>
          }
        />
      </PageFrame>
    </SiteFrame>
  );
}
