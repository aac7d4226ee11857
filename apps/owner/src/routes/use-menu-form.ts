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
  const languages = useLanguages();
  const unsaved = languages.areChanged || logo.choice.kind !== 'kept' || !isSame(filled, kept);
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
    isDisputed: (now, sent) => meanwhile(kept, sent, now, parts).disputed.length > 0,
    onDisputed: refuse,
    onLanguages: languages.join,
    onSaved: (saved, sent) => {
      const [keys, fresh] = [Object.keys(changesOf(sent.filled, kept)), filledFrom(saved)];
      setFilled((now) => withSaved(now, sent.filled, fresh, keys));
      setKept((before) => withSaved(before, before, fresh, keys));
      if (logo.choice === sent.logo) logo.forget();
      languages.saved(saved, sent.languages);
      tellSaved();
    },
  });

  const told = meanwhile(kept, filled, menu, parts);
  return {
    filled,
    currency: kept.currency,
    logo,
    languages,
    unsaved,
    saving: save.isPending,
    /** Undefined: nothing. What is being saved comes back by the stream before it is answered. */
    elsewhere: save.isPending || told.fields.length === 0 ? undefined : told,
    note,
    settle: (keep: 'mine' | 'theirs') => {
      setFilled(withTheirs({ before: kept, mine: filled, theirs: filledFrom(menu) }, keep));
      setKept(filledFrom(menu));
    },
    change: (change: Partial<Filled>) => setFilled((now) => ({ ...now, ...change })),
    reset: () => {
      setFilled(kept);
      languages.set(undefined);
      logo.forget();
    },
    save: () =>
      told.disputed.length > 0
        ? refuse()
        : save.mutate({ filled, logo: logo.choice, languages: languages.areChanged ? languages.mine : undefined }),
  };
}

/** What somebody else has saved of these parts since the form was filled in. */
function meanwhile(kept: Filled, mine: Filled, now: Menu, parts: readonly FormPart[]) {
  const among: readonly FormField[] = parts.flatMap((part): readonly FormField[] => FIELDS_OF_PART[part]);
  return changedElsewhere({ before: kept, mine, theirs: filledFrom(now) }, among);
}

function useLanguages() {
  const [mine, set] = useState<MenuLanguages>();
  const areChanged = useMemo(() => mine !== undefined && !isSame(changedLanguages(mine), {}), [mine]);
  return {
    /** As they were changed here; undefined: as the menu has them. */
    mine,
    areChanged,
    set,
    join: (now: Menu) => set((before) => before && joinLanguages(before, now).languages),
    saved: (saved: Menu, sent: MenuLanguages | undefined) =>
      set((now) => {
        if (now === sent) return undefined;
        return now && sent ? joinLanguages(now, saved, sent.draft).languages : now;
      }),
  };
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
