import type { HostV1 } from '@chalkboard/contracts';
import { SAVED_VIEWS, type ViewedList } from '@chalkboard/contracts/staff-lists';
import { Field, TextInput } from '@chalkboard/ui';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { useChange } from '../../session/use-change';
import { texts } from '../../texts';
import type { ViewFilters } from './same-filters';
import { SAVED_VIEWS_KEY, saveView } from './view-calls';

const t = texts.list.views;

/** Asks how the filters that are set now shall be called. */
export function SaveViewDialog({
  host,
  list,
  filters,
  onClose,
}: {
  readonly host: HostV1;
  readonly list: ViewedList;
  readonly filters: ViewFilters;
  onClose(): void;
}) {
  const [name, setName] = useState('');
  const save = useChange(host, {
    run: saveView,
    done: (view) => t.saved(view.name),
    failed: t.saveFailed,
    refresh: [[SAVED_VIEWS_KEY]],
    onDone: onClose,
  });
  const submit = () => {
    if (!name.trim()) return host.toast({ ...t.missing, variant: 'destructive' });
    if (!save.isPending) save.mutate({ list, name: name.trim(), filters });
  };
  return (
    <FormDialog
      open
      title={t.saveTitle}
      description={t.saveText}
      action={save.isPending ? t.sending : t.send}
      pending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t.name} required>
        <TextInput
          autoFocus
          value={name}
          onChange={({ target }) => setName(target.value)}
          maxLength={SAVED_VIEWS.nameLetters}
          autoComplete="off"
        />
      </Field>
    </FormDialog>
  );
}
