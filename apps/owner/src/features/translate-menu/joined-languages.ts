import type { Menu } from '@chalkboard/contracts';
import { groupsOf } from './menu-entries';
import type { MenuLanguages } from './menu-languages';
import {
  conflictsOf,
  draftOf,
  entriesOf,
  textsOfEntries,
  textsOfPlaces,
  type DraftText,
  type TranslationDraft,
} from './translation-draft';

export interface JoinedLanguages {
  readonly languages: MenuLanguages;
  /** Something of theirs would be lost if this was saved: it has to be looked at first. */
  readonly inConflict: boolean;
}

/**
 * Languages that were edited here, on top of what somebody else has saved meanwhile: of each text the one that was
 * changed. Where both were, in other words, the one written here stays, and theirs is noted beside it.
 * @param now the menu as it is now
 * @param saved of what was edited here that which has been saved with it; without it: nothing, `now` is somebody else's
 */
export function joinLanguages(
  { base, own, draft }: MenuLanguages,
  now: Menu,
  saved?: TranslationDraft,
): JoinedLanguages {
  const language = own === base.language ? now.language : own;
  const [groupsBefore, groups] = [groupsOf(base), groupsOf(now)];
  const [before, theirs] = [saved ?? draftOf(base, groupsBefore), draftOf(now, groups)];
  if (theirs.language !== draft.language) {
    const inConflict = !saved && JSON.stringify(base.translation) !== JSON.stringify(now.translation);
    // Theirs can be had by choosing their language.
    const texts = {
      ...draft.texts,
      ...theirs.texts,
      [draft.language]: textsOfEntries(textsOfPlaces(draft, groupsBefore), groups),
    };
    return {
      languages: {
        base: now,
        own: language,
        draft: { language: draft.language, texts },
        ...(inConflict && { theirs: theirs.language }),
      },
      inConflict,
    };
  }
  const [known, mine, other] = [
    textsOfPlaces({ ...before, language: draft.language }, groupsBefore),
    textsOfPlaces(draft, groupsBefore),
    textsOfPlaces(theirs, groups),
  ];
  const joined = new Map<string, DraftText>();
  for (const key of new Set([...mine.keys(), ...other.keys()])) {
    const text = joinTexts(known.get(key), mine.get(key), other.get(key));
    if (text) joined.set(key, text);
  }
  const joinedDraft = {
    language: draft.language,
    texts: { ...draft.texts, [draft.language]: textsOfEntries(joined, groups) },
  };
  return {
    languages: { base: now, own: language, draft: joinedDraft },
    inConflict: conflictsOf(joinedDraft, entriesOf(groups)).length > 0,
  };
}

function joinTexts(
  before: DraftText | undefined,
  mine: DraftText | undefined,
  theirs: DraftText | undefined,
): DraftText | undefined {
  if (isSame(mine, before)) return theirs;
  // What was noted beside it has been looked at by now.
  const { theirs: _, ...written } = mine ?? { text: '', of: '' };
  return isSame(theirs, before) || isSame(theirs, written) ? written : { ...written, theirs: theirs?.text ?? '' };
}

/** An emptied text is none. */
function isSame(one: DraftText | undefined, other: DraftText | undefined): boolean {
  const [text, otherText] = [one?.text.trim() ?? '', other?.text.trim() ?? ''];
  return text === otherText && (text === '' || one?.of === other?.of);
}
