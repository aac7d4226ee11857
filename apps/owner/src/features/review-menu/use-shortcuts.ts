import { useEffect, useLayoutEffect, useRef } from 'react';

export interface Shortcuts {
  undo(): void;
  redo(): void;
  /** By `KeyboardEvent.key`; with Alt as "Alt+ArrowUp". Those that answer false leave the key to the browser. */
  readonly keys: Readonly<Record<string, (() => boolean | void) | undefined>>;
  /** Whether keys without Ctrl or Cmd work. */
  readonly singleKeys: boolean;
}

/** Where nothing is operated by Enter or the space bar. */
const NOT_OPERATED = 'body, main, h1';
/** An entry is opened by Enter as any button is; the space bar has another meaning there. */
const ENTRY = '[data-entry-button]';

/** Hears keys anywhere on the page, except where somebody writes, chooses, or answers a dialog. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { undo, redo, keys, singleKeys } = latest.current;
      if (
        event.defaultPrevented ||
        !(event.target instanceof Element) ||
        event.target.closest('input:not([type=checkbox]), textarea, select, [role=dialog]')
      )
        return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (event.ctrlKey || event.metaKey) {
        if (key === 'z' || key === 'y') {
          event.preventDefault();
          if (key === 'y' || event.shiftKey) redo();
          else undo();
        }
        return;
      }
      if (!singleKeys) return;
      if (key === 'Enter' && !event.target.matches(NOT_OPERATED)) return;
      if (key === ' ' && !event.target.matches(`${NOT_OPERATED}, ${ENTRY}`)) return;
      if (key.startsWith('Arrow') && event.target.closest('[role=tab]')) return;
      const run = keys[event.altKey ? `Alt+${key}` : key];
      if (run && run() !== false) event.preventDefault();
    };
    // Firefox presses a button when the space bar comes up, whatever was said when it went down.
    const onKeyUp = (event: KeyboardEvent) => {
      if (
        event.key === ' ' &&
        latest.current.singleKeys &&
        event.target instanceof Element &&
        event.target.matches(ENTRY)
      )
        event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
    };
  }, []);
}
