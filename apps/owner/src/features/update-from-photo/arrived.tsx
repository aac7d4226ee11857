import { useEffect, useRef, type ReactNode } from 'react';

/** Takes the focus when it appears: what was pressed to come here is gone. */
export function Arrived({ children }: { readonly children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={section} tabIndex={-1}>
      {children}
    </section>
  );
}
