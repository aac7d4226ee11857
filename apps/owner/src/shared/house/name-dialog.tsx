import type { HostV1, Menu } from '@chalkboard/contracts';
import { LETTERS } from '@chalkboard/contracts/limits';
import { lacksName, UNNAMED } from '@chalkboard/menu-rules/restaurant-name';
import { Field, TextInput } from '@chalkboard/ui';
import { ApiError } from '@chalkboard/web-kit';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { texts } from '../../texts';
import { useSaveHouse, type SaveHouse } from './use-save-house';

const t = texts.house.dialog;

/** Was publishing refused because nobody gave the menu a name? */
export function needsName(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'menu.no_name';
}

/** Asks for the name without which a menu is not published, saves it and goes on. `publishing`: that is being done. */
export function NameDialog({
  host,
  menu,
  publishing,
  save,
  onNamed,
  onClose,
}: {
  readonly host: HostV1;
  readonly menu: Menu;
  readonly publishing: boolean;
  readonly save?: SaveHouse;
  onNamed(): void;
  onClose(): void;
}) {
  const [name, setName] = useState(menu.restaurantName === UNNAMED ? '' : menu.restaurantName);
  const saving = useSaveHouse({ host, shareId: menu.shareId, save, onSaved: onNamed });
  const pending = saving.isPending || publishing;
  const given = name.trim();
  return (
    <FormDialog
      open
      title={t.title}
      description={lacksName(menu) ? t.text({ name: menu.restaurantName }) : undefined}
      action={pending ? t.pending : t.action}
      pending={pending}
      complete={given !== '' && given !== UNNAMED}
      onSubmit={() => saving.mutate({ restaurantName: given, settledDetails: ['name'] })}
      onClose={onClose}
    >
      <Field label={t.label}>
        <TextInput
          value={name}
          maxLength={LETTERS.restaurantName}
          autoComplete="organization"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
