import { useCallback, useEffect, useImperativeHandle, useRef, type Ref } from 'react';

export interface EvidenceLineHandle {
  /** Something moved; `calmly` when it is still moving for a moment. */
  follow(calmly: boolean): void;
}

/** Longer than anything here takes to move. */
const CALM_MS = 300;

/**
 * A thin line from the place on the paper (`[data-paper-place]`) to the reading in the menu (`[data-current-entry]`, or
 * `[data-current-heading]` while a category is named). Drawn only while both can be seen; positions are read from the
 * page whenever something moves.
 */
export function EvidenceLine({
  ref,
  selected,
  editing,
}: {
  readonly ref: Ref<EvidenceLineHandle>;
  readonly selected: string | undefined;
  readonly editing: boolean;
}) {
  const path = useRef<SVGPathElement>(null);
  const frame = useRef(0);
  const until = useRef(0);

  const draw = useCallback(() => {
    path.current?.setAttribute(
      'd',
      lineBetween(
        document.querySelector('[data-paper]'),
        [...document.querySelectorAll('[data-paper-place]')].at(-1),
        document.querySelector('[data-current-heading]') ?? document.querySelector('[data-current-entry]'),
      ),
    );
  }, []);

  const follow = useCallback(
    (calmly: boolean) => {
      if (calmly) until.current = performance.now() + CALM_MS;
      cancelAnimationFrame(frame.current);
      const step = () => {
        draw();
        if (performance.now() < until.current) frame.current = requestAnimationFrame(step);
      };
      frame.current = requestAnimationFrame(step);
    },
    [draw],
  );
  useImperativeHandle(ref, () => ({ follow }), [follow]);

  useEffect(() => {
    follow(true);
    const moved = () => follow(false);
    window.addEventListener('scroll', moved, { capture: true, passive: true });
    window.addEventListener('resize', moved);
    return () => {
      cancelAnimationFrame(frame.current);
      window.removeEventListener('scroll', moved, { capture: true });
      window.removeEventListener('resize', moved);
    };
  }, [follow, selected, editing]);

  return (
    <svg aria-hidden className="pointer-events-none fixed inset-0 z-10 size-full print:hidden">
      <path ref={path} fill="none" strokeWidth={1.5} className="stroke-accent" />
    </svg>
  );
}

function lineBetween(pane: Element | null, place: Element | undefined, entry: Element | null): string {
  if (!pane || !place || !entry) return '';
  const frame = pane.getBoundingClientRect();
  const from = place.getBoundingClientRect();
  const to = entry.getBoundingClientRect();
  const start = { x: Math.min(from.right, frame.right), y: from.top + from.height / 2 };
  const end = { x: to.left, y: to.top + Math.min(to.height / 2, 28) };
  const seen =
    start.y > frame.top &&
    start.y < frame.bottom &&
    from.left < frame.right &&
    from.right > frame.left &&
    end.y > 0 &&
    end.y < window.innerHeight;
  if (!seen) return '';
  const bend = (end.x - start.x) / 2;
  return `M${start.x} ${start.y}C${start.x + bend} ${start.y} ${end.x - bend} ${end.y} ${end.x} ${end.y}`;
}
