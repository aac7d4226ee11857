import type { MenuCategory } from '@chalkboard/contracts';
import { rewritten, type Tidier, type TidyStep } from './tidy-step';
import { printedNames, tidiedCapitals } from './title-case';

/** Names and headings in capitals become names as the language writes them. */
export const tidyCapitals: Tidier = (draft, language) => {
  const names = printedNames(draft.flatMap(({ items }) => items.flatMap(({ description }) => description ?? [])));
  const tidied = (name: string) => tidiedCapitals(name, { language, names });
  return draft.flatMap((category): TidyStep[] => [
    ...heading(category, tidied(category.name)),
    ...category.items.flatMap((item) =>
      tidied(item.name) === item.name ? [] : [rewritten('capitals', item, 'name', tidied(item.name))],
    ),
  ]);
};

function heading({ id, name }: MenuCategory, to: string): TidyStep[] {
  if (to === name) return [];
  return [
    {
      id: `capitals ${id} heading`,
      kind: 'capitals',
      before: [name],
      after: to,
      operations: [{ kind: 'set-category', categoryId: id, field: 'name', from: name, to }],
    },
  ];
}
