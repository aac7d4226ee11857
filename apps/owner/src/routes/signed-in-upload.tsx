import type { HostV1 } from '@chalkboard/contracts';
import { LinkButton } from '@chalkboard/ui';
import { isOwnerSignedIn } from '@chalkboard/web-kit';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { SignOutButton } from '../features/sign-in/sign-out-button';
import { OwnerFrame, SignedInFrame } from '../layout/owner-frame';
import { useAccount } from '../shared/account/use-account';
import { placesOf } from '../shared/places/places';
import { signInFor } from '../shared/sign-in/next-page';
import { texts } from '../texts';
import { BusinessUploadPage } from './business-upload';

/**
 * `/business/upload` for whoever comes: a menu belongs to the business of the one who is signed in (`?business=` says
 * which of several), and to this browser alone where nobody is.
 */
export function SignedInUploadPage({ host }: { readonly host: HostV1 }) {
  const [search] = useSearchParams();
  // The wizard's steps write the query anew.
  const [asked] = useState(() => search.get('business'));
  const { data, isError } = useAccount();
  if (!data && !isError && isOwnerSignedIn()) return null;
  const places = placesOf(data?.businesses ?? []);
  // The one that is asked for comes first: the wizard begins with it.
  const first = places.filter(({ businessId }) => businessId === asked);
  const page = (
    <BusinessUploadPage host={host} places={[...first, ...places.filter((place) => !first.includes(place))]} />
  );
  if (data) return <SignedInFrame signOut={<SignOutButton host={host} />}>{page}</SignedInFrame>;
  const signIn = (
    <LinkButton as={Link} to={signInFor('/business/upload')} variant="quiet" className="-mr-4">
      {texts.signIn.title}
    </LinkButton>
  );
  return <OwnerFrame aside={signIn}>{page}</OwnerFrame>;
}
