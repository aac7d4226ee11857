import type { AccountLocation, HostV1, LocationRequest } from '@chalkboard/contracts';
import { Field, TextArea, TextInput } from '@chalkboard/ui';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { ACCOUNT_KEY } from '../../shared/account/use-account';
import { useAction } from '../../shared/account/use-action';
import { texts } from '../../texts';
import { saveLocation } from './team-calls';

const t = texts.account.locations;

/** The field in which a time zone is chosen. */
export type ZoneField = (zone: { readonly value: string; onChange(zone: string): void }) => ReactNode;

/** One location, or a new one where none is given. */
export function LocationDialog({
  host,
  businessId,
  location,
  zoneField,
  onClose,
}: {
  readonly host: HostV1;
  readonly businessId: string;
  readonly location?: AccountLocation;
  readonly zoneField: ZoneField;
  onClose(): void;
}) {
  const [values, setValues] = useState<LocationRequest>(() => ({
    name: location?.name ?? '',
    address: location?.address ?? '',
    timeZone: location?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  }));
  const change = (part: Partial<LocationRequest>) => setValues({ ...values, ...part });
  const save = useAction(host, {
    run: () => saveLocation(businessId, values, location?.id),
    done: t.saved,
    refresh: [ACCOUNT_KEY],
    onDone: onClose,
  });
  const complete = values.name.trim() !== '';
  return (
    <FormDialog
      open
      title={location ? t.editTitle : t.addTitle}
      action={save.isPending ? t.saving : t.save}
      pending={save.isPending}
      complete={complete}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <Field label={t.name} required>
        <TextInput
          name="name"
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
          required
          maxLength={100}
        />
      </Field>
      <Field label={t.address} optional>
        <TextArea
          name="address"
          rows={2}
          value={values.address}
          onChange={({ target }) => change({ address: target.value })}
          maxLength={500}
        />
      </Field>
      {zoneField({ value: values.timeZone, onChange: (timeZone) => change({ timeZone }) })}
    </FormDialog>
  );
}
