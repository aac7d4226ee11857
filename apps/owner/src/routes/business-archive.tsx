import type { HostV1 } from '@chalkboard/contracts';
import { LinkButton } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { BringIn } from '../features/business-archive/bring-in';
import { DownloadAll } from '../features/business-archive/download-all';
import { texts } from '../texts';
import { SignedInPage } from './signed-in-page';

const t = texts.archive;

/** `/business/:businessId/archive`: everything of a business as one file, and menus out of one, for its owners. */
export function BusinessArchivePage({ host }: { readonly host: HostV1 }) {
  useDocumentTitle(t.title);
  const { businessId = '' } = useParams();
  return (
    <SignedInPage host={host}>
      {({ businesses }) => {
        const business = businesses.find(({ id }) => id === businessId);
        return (
          <>
            <LinkButton as={Link} to="/account" variant="quiet" className="-ml-4">
              <ArrowLeft aria-hidden />
              {texts.api.back}
            </LinkButton>
            <h1 className="mt-2 text-heading">{business ? t.of({ business: business.name }) : t.title}</h1>
            {business?.role === 'owner' ? (
              <>
                <p className="mt-2 mb-8 max-w-prose text-quiet">{t.text}</p>
                <DownloadAll business={business} />
                <BringIn business={business} />
              </>
            ) : (
              <p className="mt-2 text-quiet">{t.notOwner}</p>
            )}
          </>
        );
      }}
    </SignedInPage>
  );
}
