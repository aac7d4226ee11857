import type { Account, HostV1 } from '@chalkboard/contracts';
import { Button, LinkButton } from '@chalkboard/ui';
import { LogIn, Store } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAction } from '../../shared/account/use-action';
import { PlaceField } from '../../shared/places/place-field';
import { placesOf } from '../../shared/places/places';
import { texts } from '../../texts';
import { claimMenu } from './claim-menu';

const t = texts.rights.claim;

/** Over a menu that only this browser has the right to: the way to make it a business's. */
export function ClaimNote({
  host,
  shareId,
  account,
  signInPath,
  refresh,
}: {
  readonly host: HostV1;
  readonly shareId: string;
  /** Undefined: nobody is signed in. */
  readonly account: Account | undefined;
  /** The sign-in that comes back here. */
  readonly signInPath: string;
  /** Keys of what a claim changes. */
  readonly refresh: readonly (readonly unknown[])[];
}) {
  return (
    <section
      aria-labelledby="claim"
      className="mb-8 grid gap-x-10 gap-y-4 rounded-card border border-hairline bg-surface p-5 sm:p-6 md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] md:items-center"
    >
      <div>
        <h2 id="claim" className="text-lead">
          {t.title}
        </h2>
        <p className="mt-1 text-small text-quiet">{t.text}</p>
      </div>
      {account ? (
        <Claim host={host} shareId={shareId} account={account} refresh={refresh} />
      ) : (
        <LinkButton as={Link} to={signInPath}>
          <LogIn aria-hidden />
          {t.signIn}
        </LinkButton>
      )}
    </section>
  );
}

function Claim({
  host,
  shareId,
  account,
  refresh,
}: {
  readonly host: HostV1;
  readonly shareId: string;
  readonly account: Account;
  readonly refresh: readonly (readonly unknown[])[];
}) {
  const places = placesOf(account.businesses);
  const [chosen, setChosen] = useState(places[0]);
  const claim = useAction(host, { run: claimMenu, done: t.done, refresh });
  if (!chosen) {
    return (
      <div className="grid gap-2">
        <p className="text-small">{t.none}</p>
        <LinkButton as={Link} to="/business-signup">
          <Store aria-hidden />
          {t.register}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      {places.length > 1 && <PlaceField label={t.place} places={places} value={chosen} onChange={setChosen} />}
      <Button
        disabled={claim.isPending}
        onClick={() =>
          claim.mutate({
            shareId,
            businessId: chosen.businessId,
            ...(chosen.locationId && { locationId: chosen.locationId }),
          })
        }
      >
        <Store aria-hidden />
        {claim.isPending ? t.adding : places.length > 1 ? t.action : t.to({ place: chosen.label })}
      </Button>
    </div>
  );
}
