import type { ApiKeyLifetime, ApiScope, HostV1, MakeApiKeyRequest } from '@chalkboard/contracts';
import { Field, Select, TextInput } from '@chalkboard/ui';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { useAction } from '../../shared/account/use-action';
import { texts } from '../../texts';
import { keysOf, makeKey } from './api-calls';
import { Choices } from './choices';

const t = texts.api.keys;
const SCOPES = Object.keys(t.scopes) as ApiScope[];
const LIFETIMES: readonly ApiKeyLifetime[] = ['30', '90', '365', 'never'];

/** What a key is called, what it may do, and for how long. */
export function MakeKeyDialog({
  host,
  businessId,
  onMade,
  onClose,
}: {
  readonly host: HostV1;
  readonly businessId: string;
  onMade(secret: string): void;
  onClose(): void;
}) {
  const [request, setRequest] = useState<MakeApiKeyRequest>({ name: '', scopes: ['orders:read'], lifetime: '90' });
  const change = (part: Partial<MakeApiKeyRequest>) => setRequest({ ...request, ...part });
  const make = useAction(host, {
    run: () => makeKey(businessId, request),
    refresh: [keysOf(businessId).queryKey],
    onDone: ({ secret }) => onMade(secret),
  });
  return (
    <FormDialog
      open
      title={t.dialog.title}
      description={t.dialog.text}
      action={make.isPending ? t.dialog.pending : t.dialog.action}
      pending={make.isPending}
      complete={request.name.trim() !== '' && request.scopes.length > 0}
      onSubmit={() => make.mutate()}
      onClose={onClose}
    >
      <Field label={t.dialog.name} hint={t.dialog.nameHint} required>
        <TextInput
          name="name"
          value={request.name}
          onChange={({ target }) => change({ name: target.value })}
          required
          maxLength={80}
          autoComplete="off"
        />
      </Field>
      <Choices
        legend={t.dialog.permissions}
        names={t.scopes}
        all={SCOPES}
        chosen={request.scopes}
        onChange={(scopes) => change({ scopes })}
      />
      <Field label={t.dialog.lifetime}>
        <Select
          name="lifetime"
          value={request.lifetime}
          onChange={({ target }) => change({ lifetime: target.value as ApiKeyLifetime })}
        >
          {LIFETIMES.map((lifetime) => (
            <option key={lifetime} value={lifetime}>
              {t.dialog.lifetimes[lifetime]}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
