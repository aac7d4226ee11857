import type { Account, HostV1 } from '@chalkboard/contracts';
import { UI_LANGUAGES, type UiLanguage } from '@chalkboard/contracts/ui-languages';
import { Button, Field, Select } from '@chalkboard/ui';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { SettingsRow } from '../../layout/settings-section';
import { ACCOUNT_KEY } from '../../shared/account/use-account';
import { useAction } from '../../shared/account/use-action';
import { languageName } from '../../shared/menu/language-name';
import { texts } from '../../texts';
import { chooseLanguage } from './account-calls';

const t = texts.account.you.language;

type Languages = NonNullable<Account['languages']>;

/** In which language somebody is written to: chosen, or that of their pages. */
export function MessageLanguage({ host, languages }: { readonly host: HostV1; readonly languages: Languages }) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <SettingsRow
        title={languages.chosen ? languageName(languages.chosen) : ofPages(languages)}
        note={t.title}
        actions={
          <Button variant="quiet" aria-label={t.openLabel} onClick={() => setChoosing(true)}>
            {t.open}
          </Button>
        }
      />
      {choosing && <LanguageDialog host={host} languages={languages} onClose={() => setChoosing(false)} />}
    </>
  );
}

function LanguageDialog({
  host,
  languages,
  onClose,
}: {
  readonly host: HostV1;
  readonly languages: Languages;
  onClose(): void;
}) {
  const [language, setLanguage] = useState<UiLanguage | null>(languages.chosen);
  const choose = useAction(host, {
    run: () => chooseLanguage({ language }),
    done: t.done,
    refresh: [ACCOUNT_KEY],
    onDone: onClose,
  });
  return (
    <FormDialog
      open
      title={t.title}
      description={t.text}
      action={choose.isPending ? t.saving : t.save}
      pending={choose.isPending}
      complete
      onSubmit={() => choose.mutate()}
      onClose={onClose}
    >
      <Field label={t.field}>
        <Select
          name="language"
          value={language ?? ''}
          onChange={({ target }) => setLanguage(UI_LANGUAGES.find((known) => known === target.value) ?? null)}
        >
          <option value="">{ofPages(languages)}</option>
          {UI_LANGUAGES.map((known) => (
            <option key={known} value={known}>
              {languageName(known)}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}

/** Where nothing is chosen: what the pages were in at the last sign-in, where that is known. */
function ofPages({ ofPages: tag }: Languages): string {
  return tag === null ? t.asPages : t.asPagesIn({ language: languageName(tag) });
}
