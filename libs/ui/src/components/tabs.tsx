import * as Primitive from '@radix-ui/react-tabs';
import { useEffect, useRef, type ReactNode } from 'react';

export interface Tab<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly content: ReactNode;
  readonly disabled?: boolean;
}

/**
 * One of several views in the same place; arrow keys move between the tabs. A row too long for a phone scrolls
 * sideways.
 */
export function Tabs<T extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  /** What the tabs divide, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<NoInfer<T>>[];
  readonly value: T;
  onChange(value: NoInfer<T>): void;
}) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = row.current;
    const active = list?.querySelector<HTMLElement>('[data-state=active]');
    if (!list || !active) return;
    // In the middle, so that its neighbours show that there are more. Only the row is moved, never the page.
    list.scrollLeft = active.offsetLeft - list.offsetLeft - (list.clientWidth - active.offsetWidth) / 2;
  }, [value]);
  return (
    <Primitive.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <Primitive.List ref={row} aria-label={label} className="flex gap-1 overflow-x-auto border-b border-hairline">
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className="tap inline-flex shrink-0 items-center justify-center gap-2 border-b-2 border-transparent px-4 text-small font-medium text-quiet -outline-offset-4 transition-colors duration-(--duration-quick) hover:text-ink disabled:cursor-not-allowed disabled:opacity-55 data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
