import type { HostV1, OwnedLocation, OwnedLocations } from '@chalkboard/contracts';
import { Badge, Button, LinkButton, type BadgeState } from '@chalkboard/ui';
import { describeError, useMutation, useQueryClient } from '@chalkboard/web-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SettingsRow, SettingsRows } from '../../layout/settings-section';
import { publishMenu } from '../../shared/menu/publish-menu';
import { texts } from '../../texts';
import { AddLocationDialog } from './add-location-dialog';
import { locationsApi, locationsKey } from './location-calls';
import { RemoveLocationDialog } from './remove-location-dialog';

const t = texts.locations;
const LOOKS: Readonly<Record<OwnedLocation['state'], BadgeState>> = {
  draft: 'uncertain',
  published: 'ready',
  closed: 'failed',
};

/** The restaurants of a main menu, itself first, and what can be done with each. */
export function LocationList({ host, list }: { readonly host: HostV1; readonly list: OwnedLocations }) {
  const { main, locations } = list;
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<OwnedLocation>();
  const queries = useQueryClient();
  const api = locationsApi(main.shareId);
  const act = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => queries.invalidateQueries({ queryKey: locationsKey(main.shareId) }),
    onError: (error) =>
      host.toast({
        title: t.failed.title,
        description: describeError(error, t.failed.description),
        variant: 'destructive',
      }),
  });
  const open = locations.filter(({ state }) => state !== 'closed');
  const removed = locations.filter(({ state }) => state === 'closed');
  return (
    <>
      <SettingsRows>
        <SettingsRow
          title={<Name of={main} badge={<Badge>{t.main}</Badge>} />}
          note={main.restaurantAddress ?? t.noAddress}
          actions={<Links of={main} />}
        />
        {open.map((location) => (
          <SettingsRow
            key={location.shareId}
            title={
              <Name of={location} badge={<Badge state={LOOKS[location.state]}>{t.states[location.state]}</Badge>} />
            }
            note={`${location.restaurantAddress ?? t.noAddress} · ${t.ownPrices({ count: location.ownPrices })}`}
            actions={
              <>
                {location.state === 'draft' && (
                  <Button
                    variant="primary"
                    disabled={act.isPending}
                    aria-label={t.publishNamed({ name: location.restaurantName })}
                    onClick={() =>
                      act.mutate(() => publishMenu(location.shareId), {
                        onSuccess: () => host.toast(done(t.published, location)),
                      })
                    }
                  >
                    {t.publish}
                  </Button>
                )}
                <LinkButton
                  as={Link}
                  to={`/menu/${location.shareId}/locations`}
                  variant="quiet"
                  aria-label={t.pricesOf({ name: location.restaurantName })}
                >
                  {t.prices}
                </LinkButton>
                <Links of={location} />
                <Button
                  variant="quiet"
                  aria-label={t.removeNamed({ name: location.restaurantName })}
                  onClick={() => setRemoving(location)}
                >
                  {t.remove}
                </Button>
              </>
            }
          />
        ))}
      </SettingsRows>
      {open.length === 0 && <p className="mt-4 text-small text-quiet">{t.empty}</p>}
      <Button variant="primary" className="mt-6" onClick={() => setAdding(true)}>
        <Plus aria-hidden />
        {t.add}
      </Button>
      {removed.length > 0 && (
        <section aria-label={t.removedTitle} className="mt-12">
          <h2 className="mb-3 text-lead">{t.removedTitle}</h2>
          <SettingsRows>
            {removed.map((location) => (
              <SettingsRow
                key={location.shareId}
                title={location.restaurantName}
                note={location.restaurantAddress ?? t.noAddress}
                actions={
                  <Button
                    variant="quiet"
                    disabled={act.isPending}
                    aria-label={t.reopenNamed({ name: location.restaurantName })}
                    onClick={() =>
                      act.mutate(() => api.reopen(location.shareId), {
                        onSuccess: () => host.toast(done(t.reopened, location)),
                      })
                    }
                  >
                    {t.reopen}
                  </Button>
                }
              />
            ))}
          </SettingsRows>
        </section>
      )}
      {adding && <AddLocationDialog host={host} main={main.shareId} onClose={() => setAdding(false)} />}
      {removing && (
        <RemoveLocationDialog
          location={removing}
          pending={act.isPending}
          onClose={() => setRemoving(undefined)}
          onConfirm={() =>
            act.mutate(() => api.remove(removing.shareId), {
              onSuccess: () => host.toast(done(t.removed, removing)),
              onSettled: () => setRemoving(undefined),
            })
          }
        />
      )}
    </>
  );
}

type Place = Pick<OwnedLocation, 'shareId' | 'restaurantName'>;

function Name({ of, badge }: { readonly of: Place; readonly badge: React.ReactNode }) {
  return (
    <>
      <Link to={`/menu/${of.shareId}`} className="wrap-anywhere underline-offset-2 hover:underline">
        {of.restaurantName}
      </Link>
      {badge}
    </>
  );
}

function Links({ of: { shareId, restaurantName } }: { readonly of: Place }) {
  return (
    <>
      <LinkButton
        as={Link}
        to={`/menu/${shareId}/edit`}
        variant="quiet"
        aria-label={t.settingsOf({ name: restaurantName })}
      >
        {t.settings}
      </LinkButton>
      <LinkButton
        as={Link}
        to={`/menu/${shareId}/orders`}
        variant="quiet"
        aria-label={t.ordersOf({ name: restaurantName })}
      >
        {t.orders}
      </LinkButton>
    </>
  );
}

/** What was done with a location, as it is told. */
function done({ title, description }: typeof t.published, { restaurantName }: OwnedLocation) {
  return { title: title({ name: restaurantName }), description };
}
