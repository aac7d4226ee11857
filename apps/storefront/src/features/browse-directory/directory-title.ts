import { directoryTexts } from '../../texts';
import type { DirectoryView } from './directory-filter';

const { titleOf: t } = directoryTexts;

/** What a part of the directory shows: "Italian restaurants in Texas". */
export function directoryTitle({ cuisine, state }: Pick<DirectoryView['filter'], 'cuisine' | 'state'>): string {
  if (cuisine && state) return t.both({ cuisine, state });
  if (cuisine) return t.cuisine({ cuisine });
  return state ? t.state({ state }) : t.all;
}
