import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long after the last letter a list is asked. */
const PAUSE_MS = 250;

/**
 * A search as somebody types it, told after each pause.
 * @param value what is looked for; changed by something else than typing, such as the browser's Back, it is what stands
 * in the field
 */
export function useTypedSearch(
  value: string,
  onChange: (text: string) => void,
): { readonly typed: string; type(text: string): void; /** Does not wait for the pause. */ tell(): void } {
  const [typed, setTyped] = useState(value);
  /** What this field asked for last, or has followed. */
  const asked = useRef(value);
  useEffect(() => {
    // What it asked for itself comes back when more may have been typed.
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  const tell = () => {
    const text = typed.trim();
    if (text === asked.current) return;
    asked.current = text;
    onChange(text);
  };
  const paused = useEffectEvent(tell);
  useEffect(() => {
    const timer = setTimeout(() => paused(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, type: setTyped, tell };
}
