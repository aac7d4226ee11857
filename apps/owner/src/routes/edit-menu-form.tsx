import type { HostV1, Menu } from '@chalkboard/contracts';
import { describeError, useMutation, useQueryClient } from '@chalkboard/web-kit';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChooseTheme } from '../features/choose-theme/choose-theme';
import type { LogoChoice } from '../features/choose-theme/logo-choice';
import { lookOf } from '../features/choose-theme/look';
import { saveLogo } from '../features/choose-theme/save-logo';
import { useLogoChoice } from '../features/choose-theme/use-logo-choice';
import { EditForm } from '../features/edit-menu/edit-form';
import { changesOf, requestOf, valuesOf } from '../features/edit-menu/form-values';
import { joinLanguages } from '../features/translate-menu/joined-languages';
import { changedLanguages, type MenuLanguages } from '../features/translate-menu/menu-languages';
import { LanguagesChanged, saveLanguages } from '../features/translate-menu/save-languages';
import { TranslationSection } from '../features/translate-menu/translation-section';
import { LeaveGuard } from '../layout/leave-guard';
import { followsAnother } from '../shared/locations/follows-another';
import { updateMenu } from '../shared/menu/update-menu';
import { menuKey, readMenu } from '../shared/menu/use-menu';
import { texts } from '../texts';

const t = texts.edit;

/** The form as it is filled in. */
interface Filled extends ReturnType<typeof filledFrom> {
  readonly logo: LogoChoice;
  /** Undefined: as the menu has them. */
  readonly languages: MenuLanguages | undefined;
}

function filledFrom(menu: Menu) {
  return { values: valuesOf(menu), look: lookOf(menu) };
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What of a menu is edited with one button to save it all, and a question before it is left unsaved. It is filled in
 * once: a later read of the menu does not overwrite what was typed, nor does a save what was typed while it was on its
 * way.
 * @param suggests a model is there that can be asked for translations; `back`: where saving leads
 */
export function EditMenuForm({
  host,
  menu,
  suggests,
  back,
}: {
  readonly host: HostV1;
  readonly menu: Menu;
  readonly suggests: boolean;
  readonly back: string;
}) {
  const { shareId } = menu;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [kept, setKept] = useState(() => filledFrom(menu));
  const [values, setValues] = useState(kept.values);
  const [look, setLook] = useState(kept.look);
  const logo = useLogoChoice(host, menu.logo);
  const [languages, setLanguages] = useState<MenuLanguages>();
  const areLanguagesChanged = useMemo(
    () => languages !== undefined && !isSame(changedLanguages(languages), {}),
    [languages],
  );
  const unsaved = areLanguagesChanged || logo.choice.kind !== 'kept' || !isSame({ values, look }, kept);

  const [saves, setSaves] = useState(0);
  const afterSave = useEffectEvent(() => {
    host.toast(unsaved ? t.savedBefore : t.saved);
    if (!unsaved) void navigate(back);
  });
  useEffect(() => {
    if (saves > 0) afterSave();
  }, [saves]);

  const save = useMutation({
    mutationFn: async (sent: Filled) => {
      // First, since it is what may be refused: then nothing else is saved either.
      await saveLogo(shareId, sent.logo);
      const asked = ({ values: filled, look: shown }: Pick<Filled, 'values' | 'look'>) => ({
        ...requestOf(filled, menu.currencyAssumed && menu.currency),
        ...shown,
      });
      // The name is always asked for: as it was read last, where it was not changed here.
      const request = { restaurantName: menu.restaurantName, ...changesOf(asked(sent), asked(kept)) };
      return saveLanguages(sent.languages, {
        save: (translated) => updateMenu(shareId, { ...request, ...translated }),
        read: () => readMenu(shareId),
      });
    },
    onSuccess: (saved, sent) => {
      queries.setQueryData(menuKey(shareId), saved);
      setKept({ values: sent.values, look: sent.look });
      if (logo.choice === sent.logo) logo.forget();
      setLanguages((now) =>
        now === undefined || now === sent.languages
          ? undefined
          : joinLanguages(now, saved, sent.languages?.draft).languages,
      );
      setSaves((before) => before + 1);
    },
    onError: (error) => {
      if (error instanceof LanguagesChanged) {
        queries.setQueryData(menuKey(shareId), error.menu);
        setLanguages((now) => now && joinLanguages(now, error.menu).languages);
        return host.toast({ ...texts.translate.meanwhile.toast, variant: 'destructive' });
      }
      return host.toast({
        title: t.failed.title,
        description: describeError(error, t.failed.description),
        variant: 'destructive',
      });
    },
  });

  return (
    <>
      <LeaveGuard unsaved={unsaved} />
      <EditForm
        host={host}
        shareId={shareId}
        values={values}
        categories={menu.categories}
        currency={kept.values.currency}
        isLocation={followsAnother(menu)}
        saving={save.isPending}
        cancelTo={back}
        onChange={(change) => setValues((now) => ({ ...now, ...change }))}
        onSave={() => save.mutate({ values, look, logo: logo.choice, languages })}
      >
        {!followsAnother(menu) && (
          <>
            <section className="border-t border-hairline py-8">
              <h2 className="text-lead">{texts.look.title}</h2>
              <p className="mt-1 mb-5 text-small text-quiet">{texts.look.text}</p>
              <ChooseTheme look={look} onLook={setLook} logo={logo} menu={menu} mayBeNone />
            </section>
            <TranslationSection
              host={host}
              menu={menu}
              languages={languages}
              suggests={suggests}
              onChange={setLanguages}
            />
          </>
        )}
      </EditForm>
    </>
  );
}
