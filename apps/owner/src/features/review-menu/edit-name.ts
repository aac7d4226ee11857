import { texts } from '../../texts';
import type { Edit } from './draft/menu-edits';

/** What was done, in words within a sentence: "Soup deleted". */
export function editName({ kind, name }: Pick<Edit, 'kind' | 'name'>): string {
  const words = texts.review.edits[kind];
  return typeof words === 'string' ? words : words({ name });
}

/** The same as a sentence of its own. */
export function sentenceOf(edit: Pick<Edit, 'kind' | 'name'>): string {
  const words = editName(edit);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
