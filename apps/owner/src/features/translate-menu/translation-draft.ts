import type { EditedTranslation, Menu, MenuLanguageTag, TranslatedText } from '@chalkboard/contracts';
import { textKey } from '@chalkboard/menu-rules/menu-texts';
import type { EntryGroup, TextEntry } from './menu-entries';

/** A text in the second language, and the printed one that it was written for. */
export interface DraftText {
  readonly text: string;
  readonly of: string;
  /** A model wrote it, and nobody has saved it yet. */
  readonly suggested?: true;
  /** What another editor has saved for it since this draft was begun; empty: nothing any more. */
  readonly theirs?: string;
}

/** By the key of its entry. */
export type DraftTexts = Readonly<Record<string, DraftText>>;

/** A second language while it is written. Whoever tries another one finds the texts of the first again. */
export interface TranslationDraft {
  /** BCP 47; empty: none. */
  readonly language: string;
  readonly texts: Readonly<Record<string, DraftTexts>>;
}

/** Where an entry stands: `changed`, written for other words than are printed now. */
export type EntryState = 'missing' | 'changed' | 'suggested' | 'done';

export function draftOf({ translation }: Pick<Menu, 'translation'>, groups: readonly EntryGroup[]): TranslationDraft {
  if (!translation) return { language: '', texts: {} };
  const known = new Map(translation.texts.map((one) => [textKey(one), { text: one.text, of: one.of }]));
  return { language: translation.language, texts: { [translation.language]: textsOfEntries(known, groups) } };
}

/** Texts of entries from those of their places. */
export function textsOfEntries(known: ReadonlyMap<string, DraftText>, groups: readonly EntryGroup[]): DraftTexts {
  return Object.fromEntries(
    entriesOf(groups).flatMap((entry): [string, DraftText][] => {
      const kept = entry.places.flatMap((place) => known.get(textKey(place)) ?? []);
      const best = kept.find(({ of }) => of === entry.text) ?? kept[0];
      return best ? [[entry.key, best]] : [];
    }),
  );
}

/** The texts of a draft by each place where they stand. */
export function textsOfPlaces(draft: TranslationDraft, groups: readonly EntryGroup[]): Map<string, DraftText> {
  return new Map(
    entriesOf(groups).flatMap((entry) => {
      const written = textOf(draft, entry);
      return written ? entry.places.map((place): [string, DraftText] => [textKey(place), written]) : [];
    }),
  );
}

export function textOf({ language, texts }: TranslationDraft, { key }: Pick<TextEntry, 'key'>): DraftText | undefined {
  return texts[language]?.[key];
}

export function stateOf(draft: TranslationDraft, entry: TextEntry): EntryState {
  const written = textOf(draft, entry);
  if (!written?.text.trim()) return 'missing';
  if (written.of !== entry.text) return 'changed';
  return written.suggested ? 'suggested' : 'done';
}

/** Entries that somebody else has saved in other words than stand here. */
export function conflictsOf(draft: TranslationDraft, entries: readonly TextEntry[]): TextEntry[] {
  return entries.filter((entry) => textOf(draft, entry)?.theirs !== undefined);
}

/** Whether a model may write it: nobody else has, neither here nor meanwhile somewhere else. */
export function isToSuggest(draft: TranslationDraft, entry: TextEntry): boolean {
  return stateOf(draft, entry) === 'missing' && textOf(draft, entry)?.theirs === undefined;
}

/** How many entries guests would read as they are printed. */
export function missingOf(draft: TranslationDraft, entries: readonly TextEntry[]): number {
  return entries.filter((entry) => ['missing', 'changed'].includes(stateOf(draft, entry))).length;
}

export function entriesOf(groups: readonly EntryGroup[]): TextEntry[] {
  return groups.flatMap(({ entries }) => entries);
}

export function withLanguage(draft: TranslationDraft, language: string): TranslationDraft {
  return { ...draft, language };
}

/** Written by the owner, for what is printed now. */
export function withText(draft: TranslationDraft, entry: TextEntry, text: string): TranslationDraft {
  return withTexts(draft, [[entry, { text, of: entry.text }]]);
}

/**
 * Suggestions for entries that are still empty; what was written meanwhile stays, and so does what has to be chosen.
 */
export function withSuggestions(
  draft: TranslationDraft,
  language: string,
  entries: readonly TextEntry[],
  suggested: readonly TranslatedText[],
): TranslationDraft {
  const known = new Map(suggested.map((one) => [textKey(one), one]));
  const inLanguage = withLanguage(draft, language);
  const found = entries.flatMap((entry): [TextEntry, DraftText][] => {
    const one = known.get(entry.key);
    return one && isToSuggest(inLanguage, entry) ? [[entry, { text: one.text, of: one.of, suggested: true }]] : [];
  });
  return withLanguage(withTexts(inLanguage, found), draft.language);
}

function withTexts(draft: TranslationDraft, texts: readonly (readonly [TextEntry, DraftText])[]): TranslationDraft {
  const { language } = draft;
  return {
    ...draft,
    texts: {
      ...draft.texts,
      [language]: { ...draft.texts[language], ...Object.fromEntries(texts.map(([{ key }, text]) => [key, text])) },
    },
  };
}

/**
 * The second language as it is sent; null: none. What was written for other words goes along as such: it shows again
 * when these do.
 */
export function sentTranslation(draft: TranslationDraft, groups: readonly EntryGroup[]): EditedTranslation | null {
  if (draft.language === '') return null;
  const texts = entriesOf(groups).flatMap((entry) => {
    const { text = '', of = '' } = textOf(draft, entry) ?? {};
    return text.trim() ? entry.places.map(({ id, field }) => ({ id, field, of, text: text.trim() })) : [];
  });
  return { language: draft.language as MenuLanguageTag, texts };
}
