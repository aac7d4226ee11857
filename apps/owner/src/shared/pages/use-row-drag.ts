import { useRef, useState, type PointerEvent } from 'react';

export interface RowDrag {
  readonly from: number;
  /** Where it would come to lie, counted without it. */
  readonly to: number;
  /** How far it was dragged, in pixels. */
  readonly dy: number;
}

/**
 * Rows of a list that are dragged to another place by a handle, with a finger as well as with a mouse.
 * @param onMove told at the end, when the place is another one
 */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const startedAt = useRef(0);
  const [drag, setDrag] = useState<RowDrag>();

  const placeAt = (from: number, y: number) =>
    [...(list.current?.children ?? [])].filter((row, index) => {
      const { top, height } = row.getBoundingClientRect();
      return index !== from && top + height / 2 < y;
    }).length;

  const gripOf = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      startedAt.current = event.clientY;
      setDrag({ from, to: from, dy: 0 });
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      if (drag) setDrag({ from, to: placeAt(from, event.clientY), dy: event.clientY - startedAt.current });
    },
    onPointerUp: () => {
      if (drag && drag.to !== from) onMove(from, drag.to);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { list, drag, gripOf };
}
