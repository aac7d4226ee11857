import type { HostV1 } from '@chalkboard/contracts';
import { Field, TextInput } from '@chalkboard/ui';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { ACCOUNT_KEY } from '../../shared/account/use-account';
import { useAction } from '../../shared/account/use-action';
import { texts } from '../../texts';
import { renameAccount } from './account-calls';

const t = texts.account.you.rename;

/** What somebody wants to be called. */
export function NameDialog({
  host,
  name: before,
  onClose,
}: {
  readonly host: HostV1;
  readonly name: string;
  onClose(): void;
}) {
  const [name, setName] = useState(before);
  const rename = useAction(host, {
    run: () => renameAccount({ name: name.trim() }),
    done: t.done,
    refresh: [ACCOUNT_KEY],
    onDone: onClose,
  });
  const complete = name.trim() !== '';
  return (
    <FormDialog
      open
      title={t.title}
      description={t.text}
      action={rename.isPending ? t.saving : t.save}
      pending={rename.isPending}
      complete={complete}
      onSubmit={() => rename.mutate()}
      onClose={onClose}
    >
      <Field label={texts.account.you.name} required>
        <TextInput
          name="name"
          value={name}
          onChange={({ target }) => setName(target.value)}
          required
          maxLength={200}
          autoComplete="name"
        />
      </Field>
    </FormDialog>
  );
}
