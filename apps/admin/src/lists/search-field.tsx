import { Field, TextInput } from '@chalkboard/ui';
import { useTypedSearch } from '@chalkboard/web-kit';
import { useEffect, useRef } from 'react';
import { texts } from '../texts';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Looks while somebody types; the key `/` leads to it from anywhere on the page, unless it is a second one. */
export function SearchField({
  label,
  placeholder,
  value,
  isSecond = false,
  onChange,
}: {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly isSecond?: boolean;
  onChange(value: string): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { typed, type, tell } = useTypedSearch(value, onChange);
  useEffect(() => {
    if (isSecond) return;
    const focus = (event: KeyboardEvent) => {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target) ||
        document.querySelector('[role="dialog"]')
      )
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [isSecond]);
  return (
    <Field label={label}>
      <TextInput
        ref={input}
        type="search"
        value={typed}
        placeholder={placeholder ?? texts.list.searchHint}
        {...(!isSecond && { 'aria-keyshortcuts': '/' })}
        autoComplete="off"
        maxLength={200}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            tell();
          }
        }}
      />
    </Field>
  );
}
