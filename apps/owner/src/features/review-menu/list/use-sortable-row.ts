import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useEffect, useState, type RefObject } from 'react';

/** What a dragged row and a row below the pointer say of themselves. */
export interface RowData extends Record<string | symbol, unknown> {
  readonly kind: 'row';
  readonly itemId: string;
}

export function isRow(data: Record<string | symbol, unknown>): data is RowData {
  return data.kind === 'row';
}

/** Lets a row be dragged by its grip, and shows where a dragged one would go. The keyboard's way is Alt and arrows. */
export function useSortableRow({
  row,
  grip,
  itemId,
  enabled,
}: {
  readonly row: RefObject<HTMLElement | null>;
  readonly grip: RefObject<HTMLElement | null>;
  readonly itemId: string;
  readonly enabled: boolean;
}) {
  const [edge, setEdge] = useState<'top' | 'bottom' | undefined>(undefined);
  const [dragged, setDragged] = useState(false);

  useEffect(() => {
    const element = row.current;
    const dragHandle = grip.current;
    if (!enabled || !element || !dragHandle) return;
    const data: RowData = { kind: 'row', itemId };
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => data,
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => isRow(source.data) && source.data.itemId !== itemId,
        getData: ({ input, element: over }) =>
          attachClosestEdge(data, { input, element: over, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data) === 'top' ? 'top' : 'bottom'),
        onDragLeave: () => setEdge(undefined),
        onDrop: () => setEdge(undefined),
      }),
    );
  }, [row, grip, itemId, enabled]);

  return { edge, dragged };
}
