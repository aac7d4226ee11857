import type { HostV1, Menu } from '@chalkboard/contracts';
import { describeError, useMutation, useQueryClient } from '@chalkboard/web-kit';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { LogoChoice } from '../features/choose-theme/logo-choice';
import { lookOf, type MenuLook } from '../features/choose-theme/look';
import { saveLogo } from '../features/choose-theme/save-logo';
import { useLogoChoice } from '../features/choose-theme/use-logo-choice';
import { changedElsewhere, withSaved, withTheirs } from '../features/edit-menu/changed-elsewhere';
import {
  changesOf,
  FIELDS_OF_PART,
  requestOf,
  valuesOf,
  type FormField,
  type FormPart,
  type FormValues,
} from '../features/edit-menu/form-values';
import { saveOver } from '../features/edit-menu/save-over';
import { joinLanguages } from '../features/translate-menu/joined-languages';
import { changedLanguages, type MenuLanguages } from '../features/translate-menu/menu-languages';
import { LanguagesChanged, saveLanguages } from '../features/translate-menu/save-languages';
import { updateMenu } from '../shared/menu/update-menu';
import { menuKey, readMenu } from '../shared/menu/use-menu';
import { useMenuChanges } from '../shared/menu/use-menu-changes';
import { texts } from '../texts';

const t = texts.edit;

type Filled = FormValues & MenuLook;

/** The form as it is sent. */
interface Sent {
  readonly filled: Filled;
  readonly logo: LogoChoice;
  /** Undefined: as the menu has them. */
  readonly languages: MenuLanguages | undefined;
}

const filledFrom = (menu: Menu): Filled => ({ ...valuesOf(menu), ...lookOf(menu) });
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Not saved: somebody else has changed the same fields meanwhile. */
class FieldsDisputed extends Error {
  override readonly name = 'FieldsDisputed';
}

/**
 * A form over parts of a menu. It is filled in once: a later read of the menu does not overwrite what was typed, nor
 * does a save what was typed while it was on its way. Only what was changed here is sent; what somebody else has changed
 * is told, and never overwritten unasked.
 * @param menu as it is known now; it is followed while the form is there
 * @param onSaved called once all is saved
 */
export function useMenuForm({
  host,
  menu,
  parts,
  onSaved,
}: {
  readonly host: HostV1;
  readonly menu: Menu;
  readonly parts: readonly FormPart[];
  onSaved?(): void;
}) {
  const { shareId } = menu;
  const queries = useQueryClient();
  useMenuChanges(shareId);
  const [kept, setKept] = useState(() => filledFrom(menu));
  const [filled, setFilled] = useState(kept);
  const logo = useLogoChoice(host, menu.logo);
  const [languages, setLanguages] = useState<MenuLanguages>();
  const areLanguagesChanged = useMemo(
    () => languages !== undefined && !isSame(changedLanguages(languages), {}),
    [languages],
  );
  const unsaved = areLanguagesChanged || logo.choice.kind !== 'kept' || !isSame(filled, kept);
  const since = (now: Menu, mine: Filled) => ({ before: kept, mine, theirs: filledFrom(now) });
  const elsewhereIn = (now: Menu, mine: Filled) => {
    const among: readonly FormField[] = parts.flatMap((part): readonly FormField[] => FIELDS_OF_PART[part]);
    return changedElsewhere(since(now, mine), among);
  };
  const note = useRef<HTMLDivElement>(null);
  const refuse = () => {
    host.toast({ ...t.elsewhere.refused, variant: 'destructive' });
    note.current?.focus();
  };

  const [saves, setSaves] = useState(0);
  const afterSave = useEffectEvent(() => {
    host.toast(unsaved ? t.savedBefore : t.saved);
    if (!unsaved) onSaved?.();
  });
  useEffect(() => {
    if (saves > 0) afterSave();
  }, [saves]);

  const asked = ({ backgroundTheme, primaryColor, secondaryColor, ...values }: Filled) => ({
    ...requestOf(values, menu.currencyAssumed && menu.currency),
    backgroundTheme,
    primaryColor,
    secondaryColor,
  });
  const save = useMutation({
    mutationFn: async (sent: Sent) => {
      const changes = changesOf(asked(sent.filled), asked(kept));
      // First, since it is what may be refused: then nothing else is saved either.
      await saveLogo(shareId, sent.logo);
      let known = menu;
      if (sent.logo.kind !== 'kept') known = await readMenu(shareId);
      const readAgain = async () => {
        known = await readMenu(shareId);
        queries.setQueryData(menuKey(shareId), known);
        if (elsewhereIn(known, sent.filled).disputed.length > 0) throw new FieldsDisputed();
        return known;
      };
      if (sent.languages)
        return saveLanguages(sent.languages, {
          save: (translated) => updateMenu(shareId, { baseVersion: known.version, ...changes, ...translated }),
          read: readAgain,
        });
      if (isSame(changes, {})) return known;
      return saveOver(() => updateMenu(shareId, { ...changes, baseVersion: known.version }), readAgain);
    },
    onSuccess: (saved, sent) => {
      queries.setQueryData(menuKey(shareId), saved);
      const keys = Object.keys(changesOf(sent.filled, kept));
      const fresh = filledFrom(saved);
      setFilled((now) => withSaved(now, sent.filled, fresh, keys));
      setKept((before) => withSaved(before, before, fresh, keys));
      if (logo.choice === sent.logo) logo.forget();
      setLanguages((now) =>
        now === undefined || now === sent.languages
          ? undefined
          : joinLanguages(now, saved, sent.languages?.draft).languages,
      );
      setSaves((before) => before + 1);
    },
    onError: (error) => {
      if (error instanceof FieldsDisputed) return refuse();
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

  const elsewhere = save.isPending ? undefined : elsewhereIn(menu, filled);
  const settle = (keep: 'mine' | 'theirs') => {
    setFilled(withTheirs(since(menu, filled), keep));
    setKept(filledFrom(menu));
  };
  return {
    filled,
    currency: kept.currency,
    logo,
    languages,
    unsaved,
    saving: save.isPending,
    /** What somebody else has saved meanwhile; undefined: nothing. */
    elsewhere: elsewhere && elsewhere.fields.length > 0 ? elsewhere : undefined,
    note,
    settle,
    change: (change: Partial<Filled>) => setFilled((now) => ({ ...now, ...change })),
    setLanguages,
    reset: () => {
      setFilled(kept);
      setLanguages(undefined);
      logo.forget();
    },
    save: () => {
      if (elsewhere && elsewhere.disputed.length > 0) return refuse();
      save.mutate({ filled, logo: logo.choice, languages: areLanguagesChanged ? languages : undefined });
    },
  };
}
