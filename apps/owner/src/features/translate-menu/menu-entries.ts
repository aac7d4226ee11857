import type { Menu } from '@chalkboard/contracts';
import type { TextField } from '@chalkboard/contracts/text-fields';
import {
  textKey,
  textsOf,
  textsOfCategory,
  textsOfRestaurant,
  type MenuText,
  type TextKind,
} from '@chalkboard/menu-rules/menu-texts';

/** A printed text that is translated once, wherever it stands: sizes and extras are called the same at many dishes. */
export interface TextEntry {
  readonly key: string;
  readonly text: string;
  readonly field: TextField;
  readonly kind: TextKind;
  /** The places where it stands; at least one. */
  readonly places: readonly [MenuText, ...MenuText[]];
}

/** Entries under one heading. */
export interface EntryGroup {
  readonly id: string;
  /** Of a category; the others have words of their own. */
  readonly name?: string;
  readonly kind: 'restaurant' | 'category' | 'choices';
  readonly entries: readonly TextEntry[];
}

const CHOICES: readonly TextKind[] = ['size', 'extra'];

/**
 * What of a menu is to be translated, in the order in which it is read, with sizes and extras at the end; groups
 * without words are left out.
 */
export function groupsOf(menu: Menu): EntryGroup[] {
  const alone = (texts: readonly MenuText[]) =>
    texts
      .filter(({ kind }) => !CHOICES.includes(kind))
      .map((text): TextEntry => ({ ...text, key: textKey(text), places: [text] }));
  const groups: EntryGroup[] = [
    { id: 'restaurant', kind: 'restaurant', entries: alone(textsOfRestaurant(menu)) },
    ...menu.categories.map((category): EntryGroup => ({
      id: category.id,
      name: category.name,
      kind: 'category',
      entries: alone(textsOfCategory(category)),
    })),
    { id: 'choices', kind: 'choices', entries: choicesOf(menu) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

function choicesOf(menu: Menu): TextEntry[] {
  const byText = new Map<string, TextEntry>();
  for (const text of textsOf(menu).filter(({ kind }) => CHOICES.includes(kind))) {
    const name = `${text.kind} ${text.text}`;
    const known = byText.get(name);
    byText.set(
      name,
      known ? { ...known, places: [...known.places, text] } : { ...text, key: textKey(text), places: [text] },
    );
  }
  return [...byText.values()];
}
