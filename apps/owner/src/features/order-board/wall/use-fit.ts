import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * How many children of an element are wholly in its box; the rest is hidden from sight and counted.
 * @param key another one when its children are others
 */
export function useFit(key: string): { readonly box: RefObject<HTMLUListElement | null>; readonly hidden: number } {
  const box = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState(0);
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const measure = () => {
      const children = [...list.children] as HTMLElement[];
      const { bottom } = list.getBoundingClientRect();
      const out = children.filter((child) => {
        const isOut = child.getBoundingClientRect().bottom > bottom + 1;
        child.style.visibility = isOut ? 'hidden' : '';
        return isOut;
      });
      setHidden(out.length);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, [key]);
  return { box, hidden };
}
