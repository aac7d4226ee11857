import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useEffect, type RefObject } from 'react';
import { findItem, type Draft, type ItemPlace } from '../draft/menu-draft';
import { moveItem } from '../draft/menu-edits';
import { useReview } from '../review-context';
import { isRow } from './use-sortable-row';

/** Moves an item to where it is dropped: before or behind a row, or into an empty category. */
export function useDropOrder() {
  const review = useReview();
  useEffect(
    () =>
      combine(
        autoScrollWindowForElements(),
        monitorForElements({
          canMonitor: ({ source }) => isRow(source.data),
          onDrop: ({ source, location }) => {
            const over = location.current.dropTargets[0]?.data;
            const place = over && placeOfDrop(review.draft(), over);
            if (place && isRow(source.data)) review.perform(moveItem(review.draft(), source.data.itemId, place));
          },
        }),
      ),
    [review],
  );
}

function placeOfDrop(draft: Draft, over: Record<string | symbol, unknown>): ItemPlace | undefined {
  if (!isRow(over)) return typeof over.categoryId === 'string' ? { categoryId: over.categoryId } : undefined;
  const found = findItem(draft, over.itemId);
  if (!found) return undefined;
  const { category, index } = found;
  return {
    categoryId: category.id,
    after: extractClosestEdge(over) === 'top' ? category.items[index - 1]?.id : over.itemId,
  };
}

/** Lets an item be dropped into a category that has none yet. */
export function useEmptyCategoryDrop(box: RefObject<HTMLElement | null>, categoryId: string, empty: boolean) {
  useEffect(() => {
    const element = box.current;
    if (!empty || !element) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => isRow(source.data),
      getData: () => ({ categoryId }),
    });
  }, [box, categoryId, empty]);
}
