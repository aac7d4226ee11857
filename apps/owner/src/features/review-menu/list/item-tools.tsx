import type { MenuItem } from '@chalkboard/contracts';
import {
  ArrowDown,
  ArrowUp,
  Copy,
  Heading,
  ListTree,
  Merge,
  Rows2,
  Scissors,
  SeparatorHorizontal,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../../texts';
import { itemToCategory, startCategory } from '../draft/category-edits';
import type { Draft } from '../draft/menu-draft';
import {
  duplicateItem,
  mergeAsDescription,
  mergeAsVariants,
  moveItemBy,
  splitName,
  splitVariants,
  type Edit,
} from '../draft/menu-edits';
import { useReview } from '../review-context';

const t = texts.review.form;

/** What can be done with a whole item: each is offered only where it can be done. */
export function ItemTools({
  item,
  name,
  cursor,
}: {
  readonly item: MenuItem;
  readonly name: string;
  readonly cursor: number;
}) {
  const review = useReview();
  const draft = review.draft();
  const begin = () => {
    const started = startCategory(review.draft(), item.id, texts.review.categories.new);
    if (!started) return;
    review.perform(started.edit);
    review.nameCategory(started.categoryId);
  };
  const tool = (label: string, icon: ReactNode, edit: (draft: Draft) => Edit | undefined, closes = true) =>
    edit(draft) && (
      <Tool
        key={label}
        label={label}
        icon={icon}
        onPress={() => {
          review.perform(edit(review.draft()));
          if (closes) review.stopEditing();
        }}
      />
    );
  return (
    <div role="group" aria-label={t.tools} className="-mx-1 flex flex-wrap">
      {tool(t.up, <ArrowUp aria-hidden />, (now) => moveItemBy(now, item.id, -1), false)}
      {tool(t.down, <ArrowDown aria-hidden />, (now) => moveItemBy(now, item.id, 1), false)}
      {tool(t.duplicate, <Copy aria-hidden />, (now) => duplicateItem(now, item.id))}
      {name.trim() === item.name &&
        tool(t.splitName, <Scissors aria-hidden />, (now) => splitName(now, item.id, cursor))}
      {tool(t.splitSizes, <ListTree aria-hidden />, (now) => splitVariants(now, item.id))}
      {tool(t.mergeText, <Merge aria-hidden />, (now) => mergeAsDescription(now, item.id))}
      {tool(t.mergeSizes, <Rows2 aria-hidden />, (now) => mergeAsVariants(now, item.id))}
      {startCategory(draft, item.id, '') && (
        <Tool label={t.startCategory} icon={<SeparatorHorizontal aria-hidden />} onPress={begin} />
      )}
      {tool(t.toCategory, <Heading aria-hidden />, (now) => itemToCategory(now, item.id))}
      <Tool label={t.delete} icon={<Trash2 aria-hidden />} onPress={() => review.remove(item.id)} />
    </div>
  );
}

function Tool({ label, icon, onPress }: { readonly label: string; readonly icon: ReactNode; onPress(): void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="tap inline-flex items-center gap-1.5 rounded-card px-2.5 text-small text-quiet hover:bg-sunken hover:text-ink [&_svg]:size-4"
    >
      {icon}
      {label}
    </button>
  );
}
