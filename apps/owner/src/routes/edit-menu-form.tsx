import type { HostV1, Menu } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import type { ReactNode } from 'react';
import { ChooseTheme } from '../features/choose-theme/choose-theme';
import { lookOf } from '../features/choose-theme/look';
import { ChangedNote } from '../features/edit-menu/changed-note';
import { EditForm } from '../features/edit-menu/edit-form';
import type { FormPart } from '../features/edit-menu/form-values';
import { TranslationSection } from '../features/translate-menu/translation-section';
import { LeaveGuard } from '../layout/leave-guard';
import { followsAnother } from '../shared/locations/follows-another';
import { texts } from '../texts';
import { useMenuForm } from './use-menu-form';

/** What a location has from its main menu. */
const OF_MAIN_MENU: readonly FormPart[] = ['look', 'languages'];

/**
 * Parts of a menu with one button to save them all, and a question before they are left unsaved.
 * @param suggests a model is there that can be asked for translations
 * @param cancel leads away; without it there is a button that undoes what is not saved
 * @param onSaved called once all is saved
 */
export function EditMenuForm({
  host,
  menu,
  parts,
  suggests,
  cancel,
  onSaved,
}: {
  readonly host: HostV1;
  readonly menu: Menu;
  readonly parts: readonly FormPart[];
  readonly suggests: boolean;
  readonly cancel?: ReactNode;
  onSaved?(): void;
}) {
  const form = useMenuForm({ host, menu, parts, onSaved });
  const { filled, unsaved, elsewhere, logo, languages, saving } = form;
  const isLocation = followsAnother(menu);
  const has = (part: FormPart) => parts.includes(part) && !(isLocation && OF_MAIN_MENU.includes(part));
  return (
    <>
      <LeaveGuard unsaved={unsaved} />
      <EditForm
        host={host}
        shareId={menu.shareId}
        parts={parts}
        values={filled}
        categories={menu.categories}
        currency={form.currency}
        isLocation={isLocation}
        saving={saving}
        idle={!cancel && !unsaved}
        note={
          elsewhere && (
            <ChangedNote
              ref={form.note}
              {...elsewhere}
              currency={form.currency}
              onTheirs={() => form.settle('theirs')}
              onMine={() => form.settle('mine')}
            />
          )
        }
        aside={cancel ?? (unsaved && <Button onClick={form.reset}>{texts.rules.reset}</Button>)}
        onChange={(key, value) => form.change({ [key]: value })}
        onSave={form.save}
      >
        {has('look') && (
          <section className="border-t border-hairline py-8">
            <h2 className="text-lead">{texts.look.title}</h2>
            <p className="mt-1 mb-5 text-small text-quiet">{texts.look.text}</p>
            <ChooseTheme look={lookOf(filled)} onLook={form.change} logo={logo} menu={menu} mayBeNone />
          </section>
        )}
        {has('languages') && (
          <TranslationSection
            host={host}
            menu={menu}
            languages={languages.mine}
            suggests={suggests}
            onChange={languages.set}
          />
        )}
      </EditForm>
    </>
  );
}
