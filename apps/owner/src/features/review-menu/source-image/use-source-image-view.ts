import type { SourceRegion } from '@chalkboard/contracts';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import {
  centredOn,
  fittedSize,
  moved,
  onPage,
  wholePage,
  zoomed,
  type SourceImageView,
  type Point,
  type Size,
} from './source-image-view';

/** What is to be shown, and how high a line of its text is (fraction of the page). */
export interface SourceImageTarget {
  readonly region: SourceRegion;
  readonly lineHeight: number;
}

interface SourceImageMotion {
  /** The page's size in pixels; only its proportions matter. */
  readonly page: Size;
  readonly target: SourceImageTarget | undefined;
  /** Somebody tapped the paper: where (fractions of the page), and how much of the page a thumb covers there. */
  onTap(at: Point, reach: Point): void;
  /** The paper lies differently now; `calmly` when it takes a moment to get there. */
  onMove(calmly: boolean): void;
}

const KEY_STEP_PX = 60;
const KEY_FACTOR = 1.35;
/** A pointer that went less far than this tapped. */
const TAP_PX = 6;
const THUMB_PX = 22;
/** Growth for one pixel of wheel; a pinch on a trackpad comes as a wheel with Ctrl, in smaller steps. */
const WHEEL_GROWTH = 0.0018;
const PINCH_GROWTH = 0.01;

/**
 * Lets a sheet be moved and enlarged inside a pane by wheel, drag, pinch and keys, and brings what is looked at to the
 * middle. The sheet's style is written directly: a page must follow the finger, and nothing else has to be drawn again.
 */
export function useSourceImageView({ page, target, onTap, onMove }: SourceImageMotion) {
  const pane = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const now = useRef<{ view: SourceImageView; fitted: Size; pane: Size }>({
    view: { scale: 1, x: 0, y: 0 },
    fitted: { width: 0, height: 0 },
    pane: { width: 0, height: 0 },
  });
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  const latest = useRef({ target, onTap, onMove });
  useLayoutEffect(() => {
    latest.current = { target, onTap, onMove };
  });

  const show = useCallback((view: SourceImageView, calmly = false) => {
    now.current.view = view;
    const { style } = sheet.current!;
    style.width = `${now.current.fitted.width}px`;
    style.height = `${now.current.fitted.height}px`;
    style.transition = calmly ? 'transform var(--duration-calm) var(--ease-settle)' : 'none';
    style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    style.setProperty('--paper-scale', String(view.scale));
    latest.current.onMove(calmly);
  }, []);

  const showTarget = useCallback(
    (calmly: boolean) => {
      const { view, fitted, pane: room } = now.current;
      if (fitted.width === 0) return;
      const goal = latest.current.target;
      show(goal ? centredOn(goal.region, goal.lineHeight, view, fitted, room) : wholePage(fitted, room), calmly);
    },
    [show],
  );

  const zoom = useCallback(
    (factor: number, at?: Point, calmly = false) => {
      const { view, fitted, pane: room } = now.current;
      show(zoomed(view, factor, at ?? { x: room.width / 2, y: room.height / 2 }, fitted, room), calmly);
    },
    [show],
  );
  const pan = useCallback(
    (by: Point, calmly = false) => {
      const { view, fitted, pane: room } = now.current;
      show(moved(view, by, fitted, room), calmly);
    },
    [show],
  );
  const whole = useCallback(() => show(wholePage(now.current.fitted, now.current.pane), true), [show]);

  useLayoutEffect(() => {
    const measure = () => {
      const { width, height } = pane.current!.getBoundingClientRect();
      now.current.pane = { width, height };
      now.current.fitted = fittedSize(page, { width, height });
      showTarget(false);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(pane.current!);
    return () => observer.disconnect();
  }, [page, showTarget]);

  useEffect(() => {
    if (target) showTarget(true);
  }, [target, showTarget]);

  // React hears the wheel passively and could not keep the page from scrolling along.
  useEffect(() => {
    const element = pane.current!;
    const onWheel = (event: WheelEvent) => {
      const { view } = now.current;
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? PINCH_GROWTH : WHEEL_GROWTH));
      // A page that is whole already lets the wheel go on to what is around it.
      if (factor < 1 && view.scale === 1 && !event.ctrlKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      zoom(factor, { x: event.clientX - box.left, y: event.clientY - box.top });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [zoom]);

  const handlers = {
    onPointerDown: (event: React.PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (pointers.current.size === 1) travelled.current = 0;
    },
    onPointerMove: (event: React.PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const after = { x: event.clientX, y: event.clientY };
      const by = { x: after.x - before.x, y: after.y - before.y };
      travelled.current += Math.hypot(by.x, by.y);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, after);
      if (!other) {
        if (travelled.current >= TAP_PX) pan(by);
        return;
      }
      const box = event.currentTarget.getBoundingClientRect();
      const apart = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y);
      pan({ x: by.x / 2, y: by.y / 2 });
      zoom(apart(after) / Math.max(1, apart(before)), {
        x: (after.x + other.x) / 2 - box.left,
        y: (after.y + other.y) / 2 - box.top,
      });
    },
    onPointerUp: (event: React.PointerEvent) => {
      const alone = pointers.current.size === 1;
      if (!pointers.current.delete(event.pointerId) || !alone || travelled.current >= TAP_PX) return;
      const { view, fitted } = now.current;
      const box = event.currentTarget.getBoundingClientRect();
      const reach = { x: THUMB_PX / (fitted.width * view.scale), y: THUMB_PX / (fitted.height * view.scale) };
      latest.current.onTap(onPage({ x: event.clientX - box.left, y: event.clientY - box.top }, view, fitted), reach);
    },
    onPointerCancel: (event: React.PointerEvent) => void pointers.current.delete(event.pointerId),
    onKeyDown: (event: React.KeyboardEvent) => {
      const steps: Readonly<Record<string, () => void>> = {
        '+': () => zoom(KEY_FACTOR, undefined, true),
        '=': () => zoom(KEY_FACTOR, undefined, true),
        '-': () => zoom(1 / KEY_FACTOR, undefined, true),
        '0': whole,
        ArrowLeft: () => pan({ x: KEY_STEP_PX, y: 0 }, true),
        ArrowRight: () => pan({ x: -KEY_STEP_PX, y: 0 }, true),
        ArrowUp: () => pan({ x: 0, y: KEY_STEP_PX }, true),
        ArrowDown: () => pan({ x: 0, y: -KEY_STEP_PX }, true),
      };
      const step = steps[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      step();
    },
  };

  return {
    pane,
    sheet,
    handlers,
    larger: () => zoom(KEY_FACTOR, undefined, true),
    smaller: () => zoom(1 / KEY_FACTOR, undefined, true),
    whole,
  };
}
