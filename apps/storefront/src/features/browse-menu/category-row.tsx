import type { MenuCategory } from '@chalkboard/contracts';
import type { TextReader } from '@chalkboard/menu-rules/menu-texts';
import { SectionRow } from '@chalkboard/ui';
import { textAttributes } from '../../shared/text-attributes';
import { texts } from '../../texts';

/** The sticky row of categories, each in the language it is read in; nothing where there is none to go to. */
export function CategoryRow({
  categories,
  read,
}: {
  readonly categories: readonly MenuCategory[];
  readonly read: TextReader;
}) {
  if (categories.length === 0) return null;
  const sections = categories.map(({ id, name: printed }) => {
    const name = read(id, 'name', printed);
    return { id, name: name.text, ...textAttributes(name) };
  });
  return <SectionRow label={texts.menu.categories} sections={sections} />;
}
