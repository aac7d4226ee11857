import { useEffect, useRef, type ReactNode } from 'react';

/**
 * The heading of a step; takes the focus when its step follows another, so that nobody has to look for what has
 * changed.
 */
export function StepHeading({ follows, children }: { readonly follows: boolean; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (follows) heading.current?.focus();
  }, [follows]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
      {children}
    </h2>
  );
}
