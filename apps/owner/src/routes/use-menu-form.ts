import type { HostV1, Menu } from '@chalkboard/contracts';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLogoChoice } from '../features/choose-theme/use-logo-choice';
import { changedElsewhere, withSaved, withTheirs } from '../features/edit-menu/changed-elsewhere';
import { changesOf, FIELDS_OF_PART, type FormField, type FormPart } from '../features/edit-menu/form-values';
import { joinLanguages } from '../features/translate-menu/joined-languages';
import { changedLanguages, type MenuLanguages } from '../features/translate-menu/menu-languages';
import { useMenuChanges } from '../shared/menu/use-menu-changes';
import { texts } from '../texts';
import { filledFrom, useFormSave, type Filled } from './use-form-save';

const t = texts.edit;

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

interface MenuFormOptions {
  readonly host: HostV1;
  /** As it is known now; it is followed while the form is there. */
  readonly menu: Menu;
  readonly parts: readonly FormPart[];
  /** Called once all is saved. */
  onSaved?(): void;
}

/**
 * A form over parts of a menu. It is filled in once: a later read of the menu does not overwrite what was typed, nor
 * does a save what was typed while it was on its way. Only what was changed here is sent; what somebody else has
 * changed is told, and never overwritten unasked.
 */
export function useMenuForm({ host, menu, parts, onSaved }: MenuFormOptions) {
  useMenuChanges(menu.shareId);
  const [kept, setKept] = useState(() => filledFrom(menu));
  const [filled, setFilled] = useState(kept);
  const logo = useLogoChoice(host, menu.logo);
  const { languages, setLanguages, areLanguagesChanged } = useLanguages();
  const unsaved = areLanguagesChanged || logo.choice.kind !== 'kept' || !isSame(filled, kept);

  const since = (now: Menu, mine: Filled) => ({ before: kept, mine, theirs: filledFrom(now) });
  const among: readonly FormField[] = parts.flatMap((part): readonly FormField[] => FIELDS_OF_PART[part]);
  const note = useRef<HTMLDivElement>(null);
  const refuse = () => {
    host.toast({ ...t.elsewhere.refused, variant: 'destructive' });
    note.current?.focus();
  };
  const tellSaved = useToldOnce(() => {
    host.toast(unsaved ? t.savedBefore : t.saved);
    if (!unsaved) onSaved?.();
  });
  const save = useFormSave({
    host,
    menu,
    kept,
    isDisputed: (now, sent) => changedElsewhere(since(now, sent), among).disputed.length > 0,
    onDisputed: refuse,
    onLanguages: (now) => setLanguages((mine) => mine && joinLanguages(mine, now).languages),
    onSaved: (saved, sent) => {
      const keys = Object.keys(changesOf(sent.filled, kept));
      const fresh = filledFrom(saved);
      setFilled((now) => withSaved(now, sent.filled, fresh, keys));
      setKept((before) => withSaved(before, before, fresh, keys));
      if (logo.choice === sent.logo) logo.forget();
      setLanguages((now) =>
        now && sent.languages && now !== sent.languages
          ? joinLanguages(now, saved, sent.languages.draft).languages
          : now === sent.languages
            ? undefined
            : now,
      );
      tellSaved();
    },
  });

  const meanwhile = changedElsewhere(since(menu, filled), among);
  // What is being saved comes back by the stream before it is answered.
  const elsewhere = save.isPending || meanwhile.fields.length === 0 ? undefined : meanwhile;
  return {
    filled,
    currency: kept.currency,
    logo,
    languages,
    setLanguages,
    unsaved,
    saving: save.isPending,
    /** What somebody else has saved meanwhile; undefined: nothing. */
    elsewhere,
    /** Where that is told. */
    note,
    settle: (keep: 'mine' | 'theirs') => {
      setFilled(withTheirs(since(menu, filled), keep));
      setKept(filledFrom(menu));
    },
    change: (change: Partial<Filled>) => setFilled((now) => ({ ...now, ...change })),
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

/** Languages as they were changed here; undefined: as the menu has them. */
function useLanguages() {
  const [languages, setLanguages] = useState<MenuLanguages>();
  const areLanguagesChanged = useMemo(
    () => languages !== undefined && !isSame(changedLanguages(languages), {}),
    [languages],
  );
  return { languages, setLanguages, areLanguagesChanged };
}

/** @returns has something told with the next state of the page, once for each call */
function useToldOnce(tell: () => void): () => void {
  const [times, setTimes] = useState(0);
  const told = useEffectEvent(tell);
  useEffect(() => {
    if (times > 0) told();
  }, [times]);
  return () => setTimes((before) => before + 1);
}
