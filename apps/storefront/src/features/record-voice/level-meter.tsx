import { useEffect, useRef } from 'react';

/** Bars that show the last moments, the newest right. */
const BARS = 40;
const EVERY_MS = 75;
/** What a bar shows of nothing. */
const LOWEST = 0.08;

/**
 * How loud the microphone is, and was a moment ago: that it hears something is seen before anybody has spoken for two
 * minutes. @param level 0 to 1, now; the same function throughout
 */
export function LevelMeter({ label, level }: { readonly label: string; level(): number }) {
  const meter = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heights = new Array<number>(BARS).fill(LOWEST);
    let frame = 0;
    let drawnAt = 0;
    // Drawn past React: it changes too often to be worth a render.
    const draw = (now: number) => {
      frame = requestAnimationFrame(draw);
      if (now - drawnAt < EVERY_MS || !meter.current) return;
      drawnAt = now;
      const loudness = level();
      heights.push(Math.max(loudness, LOWEST));
      heights.shift();
      meter.current.setAttribute('aria-valuenow', String(Math.round(loudness * 100)));
      [...meter.current.children].forEach((bar, index) => {
        (bar as HTMLElement).style.transform = `scaleY(${heights[index]})`;
      });
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [level]);
  return (
    <div
      ref={meter}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      className="flex h-12 w-full items-center gap-[3px]"
    >
      {Array.from({ length: BARS }, (_, index) => (
        <span
          key={index}
          aria-hidden
          className="h-full min-w-0 flex-1 rounded-full bg-accent"
          style={{ transform: `scaleY(${LOWEST})` }}
        />
      ))}
    </div>
  );
}
