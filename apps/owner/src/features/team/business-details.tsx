import type { AccountBusiness, HostV1 } from '@chalkboard/contracts';
import { Button, Field, TextInput } from '@chalkboard/ui';
import { formatTelephone } from '@chalkboard/web-kit';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { SettingsRow, SettingsRows, SettingsSection } from '../../layout/settings-section';
import { manages } from '../../shared/account/team-role';
import { ACCOUNT_KEY } from '../../shared/account/use-account';
import { useAction } from '../../shared/account/use-action';
import { texts } from '../../texts';
import { changeBusiness } from './team-calls';

const t = texts.account.business;

/** What a business is called, and its number; its owners and managers change both. */
export function BusinessDetails({ host, business }: { readonly host: HostV1; readonly business: AccountBusiness }) {
  const [changing, setChanging] = useState(false);
  const { name, phone } = business;
  const change = manages(business) && (
    <Button aria-label={t.changeNamed({ name })} onClick={() => setChanging(true)}>
      <Pencil aria-hidden />
      {t.change}
    </Button>
  );
  return (
    <SettingsSection title={name} text={t.text} action={change}>
      <SettingsRows>
        <SettingsRow title={name} note={t.name} />
        <SettingsRow title={formatTelephone(phone)} note={t.phone} />
      </SettingsRows>
      {changing && <BusinessDialog host={host} business={business} onClose={() => setChanging(false)} />}
    </SettingsSection>
  );
}

function BusinessDialog({
  host,
  business,
  onClose,
}: {
  readonly host: HostV1;
  readonly business: AccountBusiness;
  onClose(): void;
}) {
  const [{ name, phone }, setValues] = useState({ name: business.name, phone: business.phone });
  const save = useAction(host, {
    run: () => changeBusiness(business.id, { name: name.trim(), phone: phone.trim() }),
    done: t.saved,
    refresh: [ACCOUNT_KEY],
    onDone: onClose,
  });
  // Five digits are the least that any number has; the server asks for them too.
  const isNumber = /(\d\D*){5}/.test(phone);
  const complete = name.trim() !== '' && isNumber;
  return (
    <FormDialog
      open
      title={t.title}
      description={t.note}
      action={save.isPending ? t.saving : t.save}
      pending={save.isPending}
      complete={complete}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <Field label={t.name} required>
        <TextInput
          name="businessName"
          value={name}
          onChange={({ target }) => setValues({ name: target.value, phone })}
          required
          maxLength={200}
          autoComplete="organization"
        />
      </Field>
      <Field label={t.phone} required {...(!isNumber && phone !== '' && { error: t.phoneFault })}>
        <TextInput
          name="businessPhone"
          type="tel"
          value={phone}
          onChange={({ target }) => setValues({ name, phone: target.value })}
          required
          maxLength={40}
          autoComplete="tel"
        />
      </Field>
    </FormDialog>
  );
}
