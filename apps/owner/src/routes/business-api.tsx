import type { HostV1 } from '@chalkboard/contracts';
import { ENFORCES_PLANS } from '@chalkboard/contracts/plans';
import { LinkButton } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { ApiKeys } from '../features/api-access/api-keys';
import { Webhooks } from '../features/api-access/webhooks';
import { texts } from '../texts';
import { SignedInPage } from './signed-in-page';

const t = texts.api;

/** `/business/:businessId/api`: keys and webhooks of a business, for its owners. */
export function BusinessApiPage({ host }: { readonly host: HostV1 }) {
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
              {t.back}
            </LinkButton>
            <h1 className="mt-2 text-heading">{business ? t.of({ business: business.name }) : t.title}</h1>
            {business?.role === 'owner' ? (
              <>
                <p className="mt-2 mb-8 max-w-prose text-quiet">
                  {t.text} {!ENFORCES_PLANS && `${t.beta} `}
                  <a href="/api/docs#api" className="underline underline-offset-4">
                    {t.docs}
                  </a>
                </p>
                <ApiKeys host={host} businessId={businessId} />
                <Webhooks host={host} businessId={businessId} />
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
