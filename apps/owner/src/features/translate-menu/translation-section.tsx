import type { HostV1, Menu } from '@chalkboard/contracts';
import { MENU_LANGUAGES } from '@chalkboard/contracts/menu-languages';
import { menuLanguage } from '@chalkboard/menu-rules/menu-languages';
import { Button, Checkbox, Field, Progress, Select } from '@chalkboard/ui';
import { Sparkles } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { languageName } from '../../shared/menu/language-name';
import { texts } from '../../texts';
import { FIELD, fieldsIn } from './entry-field';
import { EntryGroupFields } from './entry-group';
import { groupsOf, type TextEntry } from './menu-entries';
import { languagesOf, type MenuLanguages } from './menu-languages';
import {
  conflictsOf,
  entriesOf,
  isToSuggest,
  missingOf,
  withLanguage,
  withSuggestions,
  withText,
} from './translation-draft';
import { useSuggestions } from './use-suggestions';

const t = texts.translate;

/**
 * The languages of a menu: what it is printed in, and a second one with a field beside each printed text.
 * @param languages as they were changed here; undefined: as the menu has them
 * @param suggests a model is there that can be asked
 */
export function TranslationSection({
  host,
  menu: known,
  languages,
  suggests,
  onChange,
}: {
  readonly host: HostV1;
  readonly menu: Menu;
  readonly languages: MenuLanguages | undefined;
  readonly suggests: boolean;
  onChange(change: (before: MenuLanguages | undefined) => MenuLanguages): void;
}) {
  // Texts stay beside the words that they are written for, also when the menu is read anew.
  const menu = languages?.base ?? known;
  const groups = useMemo(() => groupsOf(menu), [menu]);
  const asKept = useMemo(() => languagesOf(menu), [menu]);
  const { own, draft, theirs } = languages ?? asKept;
  const [open, setOpen] = useState<readonly string[]>([]);
  /** What was missing when somebody asked to see only that: what is written meanwhile stays in sight. */
  const [onlyThese, setOnlyThese] = useState<ReadonlySet<string>>();
  const change = (next: (before: MenuLanguages) => Partial<MenuLanguages>) =>
    onChange((before = asKept) => ({ ...before, ...next(before) }));
  const suggestions = useSuggestions({
    host,
    shareId: menu.shareId,
    onSuggested: (language, suggested) =>
      change(({ base, draft: before }) => ({
        draft: withSuggestions(before, language, entriesOf(groupsOf(base)), suggested),
      })),
  });

  const entries = entriesOf(groups);
  const missing = missingOf(draft, entries);
  const empty = entries.filter((entry) => isToSuggest(draft, entry));
  const conflicts = conflictsOf(draft, entries);
  const told = useRef<HTMLDivElement>(null);
  const inConflict = conflicts.length > 0 || theirs !== undefined;
  // It stands far from the button that was pressed.
  useEffect(() => {
    if (inConflict) told.current?.focus();
  }, [inConflict]);
  const section = useRef<HTMLElement>(null);
  const goTo = (entry: TextEntry | undefined) => {
    const group = entry && groups.find((one) => one.entries.includes(entry));
    if (!group) return;
    flushSync(() => {
      setOnlyThese(undefined);
      setOpen((now) => [...new Set([...now, group.id])]);
    });
    fieldsIn(section.current)
      .find((field) => field.getAttribute(FIELD) === entry.key)
      ?.focus();
  };
  const { translation } = menu;
  const replaced =
    translation && translation.texts.length > 0 && translation.language !== draft.language ? translation : undefined;
  const write = (entry: TextEntry, text: string) =>
    change((before) => ({ draft: withText(before.draft, entry, text) }));
  const chooseSecond = (language: string) => {
    suggestions.forget();
    setOnlyThese(undefined);
    change((before) => ({ draft: withLanguage(before.draft, language), theirs: undefined }));
    if (open.length === 0 && groups[0]) setOpen([groups[0].id]);
  };
  const { asking, ended } = suggestions;
  const nameOf = (language: string) => (language === '' ? '' : languageName(language));

  return (
    <section ref={section} aria-labelledby="languages" className="border-t border-hairline py-8">
      <h2 id="languages" className="text-lead">
        {t.title}
      </h2>
      <p className="mt-1 mb-5 max-w-[60ch] text-small text-quiet">{t.text}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t.own}>
          <Select name="language" value={own} onChange={({ target }) => change(() => ({ own: target.value }))}>
            {languageOptions(own, draft.language)}
          </Select>
        </Field>
        <Field label={t.second} hint={t.saved}>
          <Select name="secondLanguage" value={draft.language} onChange={({ target }) => chooseSecond(target.value)}>
            <option value="">{t.none}</option>
            {languageOptions(draft.language, own)}
          </Select>
        </Field>
      </div>
      {theirs !== undefined && (
        <div ref={told} tabIndex={-1} role="alert" className="mt-4 rounded-card bg-uncertain-wash px-4 py-3 text-small">
          <p className="max-w-[60ch]">{changedMeanwhile(nameOf(theirs), nameOf(draft.language))}</p>
          <div className="mt-3 mb-1 flex flex-wrap gap-3">
            <Button onClick={() => chooseSecond(theirs)}>
              {theirs ? t.meanwhile.useLanguage({ theirs: nameOf(theirs) }) : t.meanwhile.leaveOut}
            </Button>
            <Button onClick={() => chooseSecond(draft.language)}>
              {draft.language ? t.meanwhile.keepLanguage({ mine: nameOf(draft.language) }) : t.meanwhile.keepNone}
            </Button>
          </div>
        </div>
      )}
      {replaced && theirs === undefined && (
        <p role="status" className="mt-4 rounded-card bg-uncertain-wash px-4 py-3 text-small">
          {t.replaced({ texts: replaced.texts.length, language: languageName(replaced.language) })}
        </p>
      )}
      {draft.language !== '' && (
        <>
          {conflicts.length > 0 && (
            <div
              ref={told}
              tabIndex={-1}
              role="alert"
              className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card bg-uncertain-wash px-4 py-3 text-small"
            >
              <p className="max-w-[60ch]">{t.meanwhile.texts({ texts: conflicts.length })}</p>
              <Button onClick={() => goTo(conflicts[0])}>{t.meanwhile.show({ texts: conflicts.length })}</Button>
            </div>
          )}
          <div className="mt-6 grid gap-x-8 gap-y-3 rounded-card border border-hairline bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
            <div>
              <p role="status" className="text-small">
                <span className="font-medium">
                  {t.progress({ done: entries.length - missing, all: entries.length })}
                </span>
                {missing > 0 && ` · ${t.missing({ texts: missing })}`}
              </p>
              <p className="text-caption text-quiet">{t.asPrinted}</p>
            </div>
            <Checkbox
              label={t.onlyMissing}
              checked={onlyThese !== undefined}
              onChange={({ target }) => {
                setOnlyThese(
                  target.checked
                    ? new Set(entries.filter((entry) => missingOf(draft, [entry]) > 0).map(({ key }) => key))
                    : undefined,
                );
                if (target.checked)
                  setOpen(groups.filter((group) => missingOf(draft, group.entries) > 0).map(({ id }) => id));
              }}
            />
            {suggests && (empty.length > 0 || asking) && (
              <div className="grid gap-2 border-t border-hairline pt-3 sm:col-span-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-6">
                <div className="grid gap-1.5 text-caption text-quiet">
                  <p role="status">
                    {asking ? t.suggest.asking({ done: asking.done, all: asking.all }) : t.suggest.text}
                  </p>
                  {asking && <Progress value={asking.done} max={asking.all} label={t.suggest.progress} />}
                  {ended && <p className="text-ink">{ended}</p>}
                </div>
                {asking ? (
                  <Button onClick={suggestions.stop}>{t.suggest.stop}</Button>
                ) : (
                  <Button onClick={() => void suggestions.ask(draft.language, empty)}>
                    <Sparkles aria-hidden />
                    {t.suggest.button}
                  </Button>
                )}
              </div>
            )}
          </div>
          <div className="mt-4 border-b border-hairline">
            {groups.map((group) => (
              <EntryGroupFields
                key={group.id}
                group={group}
                shown={onlyThese ? group.entries.filter(({ key }) => onlyThese.has(key)) : group.entries}
                draft={draft}
                own={own}
                isOpen={open.includes(group.id)}
                onToggle={(isOpen) =>
                  setOpen((now) =>
                    isOpen === now.includes(group.id)
                      ? now
                      : isOpen
                        ? [...now, group.id]
                        : now.filter((id) => id !== group.id),
                  )
                }
                onWrite={write}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** @param chosen also where it is none of the list */
function languageOptions(chosen: string, other: string) {
  const listed = MENU_LANGUAGES.filter(({ tag }) => tag !== other);
  const known = chosen === '' || listed.some(({ tag }) => tag === chosen);
  return [...(known ? [] : [menuLanguage(chosen)]), ...listed].map(({ tag, name }) => (
    <option key={tag} value={tag}>
      {languageName(tag) === name ? name : `${languageName(tag)} – ${name}`}
    </option>
  ));
}

/** What somebody else did to the second language meanwhile, and what saving does then. `''`: none. */
function changedMeanwhile(theirs: string, mine: string): string {
  const { removed, replaced, lost } = t.meanwhile.language;
  if (theirs === '') return removed({ mine });
  return mine === '' ? lost({ theirs }) : replaced({ theirs, mine });
}
