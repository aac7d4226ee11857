import type { Operation } from '../draft/edit-operations';
import { tidiedCapitals, printedNames } from './title-case';
import { rewritten, type Tidier, type TidyStep } from './tidy-step';

/** Names and headings in capitals become names as the language writes them. */
export const tidyCapitals: Tidier = (draft, language) => {
  const names = printedNames(draft.flatMap(({ items }) => items.flatMap(({ description }) => description ?? [])));
  const tidied = (name: string) => tidiedCapitals(name, { language, names });
  return draft.flatMap(({ id, name, items }): TidyStep[] => {
    const heading = tidied(name);
    return [
      ...(heading === name ? [] : [{ id: `capitals ${id} heading`, kind: 'capitals', before: [name], after: heading, operations: [{ kind: 'set-category', categoryId: id, field: 'name', from: name, to: heading } as Operation] } as const]),
      ...items.flatMap((item) => (tidied(item.name) === item.name ? [] : [rewritten('capitals', item, 'name', tidied(item.name))])),
    ];
  });
};
