import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Part of the page of rules, folded until it is wanted: what it is for, and what holds now. */
export function FoldedRule({
  id,
  title,
  text,
  state,
  children,
}: {
  /** Of the section, as the address names it ("#taxes"). */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What holds now, in few words: "Off", "3 zones". */
  readonly state: ReactNode;
  readonly children: ReactNode;
}) {
  const isWanted = globalThis.location?.hash === `#${id}`;
  return (
    <details id={id} open={isWanted} className="group border-t border-hairline">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-4 py-3 sm:py-4 [&::-webkit-details-marker]:hidden">
        <span className="block min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-lead">{title}</h2>
            <span className="text-small font-medium empty:hidden">{state}</span>
          </span>
          <span className="mt-0.5 block text-small text-quiet">{text}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      {children}
    </details>
  );
}
