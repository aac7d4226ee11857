import type { HostV1, Menu } from '@chalkboard/contracts';
import { describeError, useMutation, useQueryClient } from '@chalkboard/web-kit';
import type { LogoChoice } from '../features/choose-theme/logo-choice';
import { lookOf, type MenuLook } from '../features/choose-theme/look';
import { saveLogo } from '../features/choose-theme/save-logo';
import { changesOf, requestOf, valuesOf, type FormValues } from '../features/edit-menu/form-values';
import { saveOver } from '../features/edit-menu/save-over';
import type { MenuLanguages } from '../features/translate-menu/menu-languages';
import { LanguagesChanged, saveLanguages } from '../features/translate-menu/save-languages';
import { updateMenu } from '../shared/menu/update-menu';
import { menuKey, readMenu } from '../shared/menu/use-menu';
import { texts } from '../texts';

const t = texts.edit;

/** Settings and look as they stand in the form. */
export type Filled = FormValues & MenuLook;

/** The form as it is sent. */
export interface SentForm {
  readonly filled: Filled;
  readonly logo: LogoChoice;
  /** Undefined: as the menu has them. */
  readonly languages: MenuLanguages | undefined;
}

/** Not saved: somebody else has changed the same fields meanwhile. */
class FieldsDisputed extends Error {
  override readonly name = 'FieldsDisputed';
}

export const filledFrom = (menu: Menu): Filled => ({ ...valuesOf(menu), ...lookOf(menu) });

/** What of a form is sent: what differs from what it was filled with. */
function changesIn(filled: Filled, kept: Filled, menu: Menu) {
  const asked = ({ backgroundTheme, primaryColor, secondaryColor, ...values }: Filled) => ({
    ...requestOf(values, menu.currencyAssumed && menu.currency),
    backgroundTheme,
    primaryColor,
    secondaryColor,
  });
  return changesOf(asked(filled), asked(kept));
}

/**
 * Saves a form for the version of the menu that is known. Where the menu has moved on it is read and saved over, unless
 * that would overwrite what somebody else has said.
 * @param isDisputed whether the form and the menu as it is now say different things that were both changed
 * @param onDisputed called when nothing was saved for that reason
 * @param onLanguages called when nothing was saved since the languages cannot be joined
 */
export function useFormSave({
  host,
  menu,
  kept,
  isDisputed,
  onDisputed,
  onLanguages,
  onSaved,
}: {
  readonly host: HostV1;
  readonly menu: Menu;
  readonly kept: Filled;
  isDisputed(now: Menu, sent: Filled): boolean;
  onDisputed(): void;
  onLanguages(now: Menu): void;
  onSaved(saved: Menu, sent: SentForm): void;
}) {
  const { shareId } = menu;
  const queries = useQueryClient();
  const show = (now: Menu) => queries.setQueryData(menuKey(shareId), now);
  return useMutation({
    mutationFn: async ({ filled, logo, languages }: SentForm) => {
      const changes = changesIn(filled, kept, menu);
      // First, since it is what may be refused: then nothing else is saved either.
      await saveLogo(shareId, logo);
      let known = logo.kind === 'kept' ? menu : await readMenu(shareId);
      const readAgain = async () => {
        known = await readMenu(shareId);
        show(known);
        if (isDisputed(known, filled)) throw new FieldsDisputed();
        return known;
      };
      if (languages)
        return saveLanguages(languages, {
          save: (translated) => updateMenu(shareId, { baseVersion: known.version, ...changes, ...translated }),
          read: readAgain,
        });
      if (Object.keys(changes).length === 0) return known;
      return saveOver(() => updateMenu(shareId, { ...changes, baseVersion: known.version }), readAgain);
    },
    onSuccess: (saved, sent) => {
      show(saved);
      onSaved(saved, sent);
    },
    onError: (error) => {
      if (error instanceof FieldsDisputed) return onDisputed();
      if (error instanceof LanguagesChanged) {
        show(error.menu);
        onLanguages(error.menu);
        return host.toast({ ...texts.translate.meanwhile.toast, variant: 'destructive' });
      }
      return host.toast({
        title: t.failed.title,
        description: describeError(error, t.failed.description),
        variant: 'destructive',
      });
    },
  });
}
