import type { MenuItem } from '@chalkboard/contracts';
import type { Operation } from '../draft/edit-operations';
import { itemsOf } from '../draft/menu-draft';
import { markLegend, takeFirstMarks, takeMarks, type MarkLegend, type WithoutMarks } from './diet-marks';
import { rewritten, type Tidier, type TidyStep } from './tidy-step';

/** A V alone behind so many names is a mark, and no numeral. */
const MANY_BARE = 3;

/** Marks in names and descriptions become the dietary marks that guests filter by. */
export const tidyMarks: Tidier = (draft) => {
  const items = itemsOf(draft);
  const legend = markLegend([
    ...draft.flatMap(({ note }) => note ?? []),
    ...items.flatMap(({ name, description }) => [name, description ?? '']),
  ]);
  const bareV = items.filter(({ name }) => /\s\p{L}+\sV$|^\p{L}+\sV$/u.test(name)).length >= MANY_BARE;
  return items.flatMap((item): TidyStep[] => {
    const inName = takeMarks(item.name, { legend, bareV });
    const name = inName.text === '' ? undefined : step(item, 'name', inName, item.dietary);
    const known = name ? withMarks(item.dietary, inName.marks) : item.dietary;
    const description = item.description
      ? step(item, 'description', ofDescription(item.description, legend), known)
      : undefined;
    return [name, description].filter((one) => one !== undefined);
  });
};

function ofDescription(text: string, legend: MarkLegend): WithoutMarks {
  const first = takeFirstMarks(text, legend);
  const rest = takeMarks(first.text, { legend, bareV: false });
  return { text: rest.text, marks: [...first.marks, ...rest.marks] };
}

/** `known`: the dietary marks that the item has when this step is made. */
function step(
  item: MenuItem,
  field: 'name' | 'description',
  { text, marks }: WithoutMarks,
  known: readonly string[] | undefined,
): TidyStep | undefined {
  if (marks.length === 0) return undefined;
  const written = rewritten('marks', item, field, text);
  const dietary = withMarks(known, marks);
  const marked: Operation[] =
    dietary.length === (known?.length ?? 0)
      ? []
      : [{ kind: 'set-item', itemId: item.id, field: 'dietary', from: known && [...known], to: dietary }];
  return { ...written, marks: [...new Set(marks)], operations: [...written.operations, ...marked] };
}

function withMarks(known: readonly string[] = [], marks: readonly string[]): string[] {
  return [...new Set([...known, ...marks])];
}
