import type { Account, HostV1 } from '@chalkboard/contracts';
import { LinkButton } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { texts } from '../texts';
import { SignedInPage } from './signed-in-page';

interface PageWords {
  readonly title: string;
  /** The heading, with the name of the business. */
  of(name: { readonly business: string }): string;
  readonly notOwner: string;
}

/** A page below `/business/:businessId`, for the owners of the business alone. */
export function OwnedBusinessPage({
  host,
  words,
  children,
}: {
  readonly host: HostV1;
  readonly words: PageWords;
  children(business: Account['businesses'][number]): ReactNode;
}) {
  useDocumentTitle(words.title);
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
            <h1 className="mt-2 text-heading">{business ? words.of({ business: business.name }) : words.title}</h1>
            {business?.role === 'owner' ? children(business) : <p className="mt-2 text-quiet">{words.notOwner}</p>}
          </>
        );
      }}
    </SignedInPage>
  );
}
