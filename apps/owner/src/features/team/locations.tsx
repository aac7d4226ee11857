import type { AccountBusiness, AccountLocation, HostV1 } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../layout/confirm-dialog';
import { SettingsRow, SettingsRows, SettingsSection } from '../../layout/settings-section';
import { manages } from '../../shared/account/team-role';
import { ACCOUNT_KEY } from '../../shared/account/use-account';
import { useAction } from '../../shared/account/use-action';
import { texts } from '../../texts';
import { LocationDialog, type ZoneField } from './location-dialog';
import { removeLocation } from './team-calls';

const t = texts.account.locations;

/** Where a business is. Owners add, change and remove; one always stays. */
export function Locations({
  host,
  business,
  zoneField,
}: {
  readonly host: HostV1;
  readonly business: AccountBusiness;
  readonly zoneField: ZoneField;
}) {
  const { id, locations } = business;
  const [edited, setEdited] = useState<AccountLocation | 'new'>();
  const [removing, setRemoving] = useState<AccountLocation>();
  const remove = useAction(host, {
    run: (locationId: string) => removeLocation(id, locationId),
    done: t.removed,
    refresh: [ACCOUNT_KEY],
    onDone: () => setRemoving(undefined),
  });
  const mayChange = manages(business);
  const add = mayChange && (
    <Button onClick={() => setEdited('new')}>
      <MapPin aria-hidden />
      {t.add}
    </Button>
  );
  return (
    <SettingsSection title={t.title} action={add}>
      <SettingsRows>
        {locations.map((location) => (
          <SettingsRow
            key={location.id}
            title={location.name}
            note={`${location.address || t.noAddress} · ${location.timeZone.replaceAll('_', ' ')}`}
            actions={
              mayChange && (
                <>
                  <Button
                    variant="quiet"
                    aria-label={t.editNamed({ name: location.name })}
                    onClick={() => setEdited(location)}
                  >
                    {t.edit}
                  </Button>
                  {locations.length > 1 && (
                    <Button
                      variant="quiet"
                      aria-label={t.removeNamed({ name: location.name })}
                      onClick={() => setRemoving(location)}
                    >
                      {t.remove}
                    </Button>
                  )}
                </>
              )
            }
          />
        ))}
      </SettingsRows>
      {edited && (
        <LocationDialog
          key={edited === 'new' ? 'new' : edited.id}
          host={host}
          businessId={id}
          {...(edited !== 'new' && { location: edited })}
          zoneField={zoneField}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDialog
        {...{ title: t.confirm.title({ name: removing?.name ?? '' }), text: t.confirm.text, action: t.confirm.action }}
        open={removing !== undefined}
        cancel={texts.frame.cancel}
        pending={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing.id)}
        onClose={() => setRemoving(undefined)}
      />
    </SettingsSection>
  );
}
