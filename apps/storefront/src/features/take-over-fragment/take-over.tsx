import { FRAGMENT_ELEMENT_ID, FRAGMENT_PRESS_ATTRIBUTE, FRAGMENT_PRESSED_ATTRIBUTE, FRAGMENT_STATE_ID } from '@chalkboard/contracts';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Where an element stands among its ancestors, from `top` down; the same tree drawn again has its twin there. */
function pathTo(element: Element, top: Element): number[] | undefined {
  const path: number[] = [];
  for (let at: Element | null = element; at && at !== top; at = at.parentElement) {
    if (!at.parentElement) return undefined;
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path;
}

/** Sections that were not seen yet take the height that their twins were found to have, so that nothing moves under the reader. */
function keepHeights(fragment: Element, drawn: Element): void {
  for (const section of fragment.querySelectorAll<HTMLElement>('section[id]')) {
    const twin = drawn.querySelector<HTMLElement>(`section[id="${CSS.escape(section.id)}"]`);
    if (!twin) continue;
    const { paddingTop, paddingBottom } = getComputedStyle(section);
    // The height of what is inside: the paddings come on top of it.
    twin.style.containIntrinsicSize = `auto ${section.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)}px`;
  }
}

/** What the buttons mean that were pressed in the fragment, in the order of the presses; impatience is one press. */
function pressedIn(fragment: Element): string[] {
  return [...fragment.querySelectorAll(`[${FRAGMENT_PRESSED_ATTRIBUTE}]`)]
    .sort((one, other) => Number(one.getAttribute(FRAGMENT_PRESSED_ATTRIBUTE)) - Number(other.getAttribute(FRAGMENT_PRESSED_ATTRIBUTE)))
    .map((button) => button.getAttribute(FRAGMENT_PRESS_ATTRIBUTE) ?? '');
}

/** Presses the twin of a button; where there is none any more, nothing happens. */
function press(drawn: Element, key: string): void {
  const buttons = [...drawn.querySelectorAll<HTMLElement>(`[${FRAGMENT_PRESS_ATTRIBUTE}]`)];
  buttons.find((button) => button.getAttribute(FRAGMENT_PRESS_ATTRIBUTE) === key)?.click();
}

type Entry = HTMLInputElement | HTMLSelectElement;

function firstValueOf(entry: Entry): string {
  return entry instanceof HTMLSelectElement ? ([...entry.options].find(({ defaultSelected }) => defaultSelected) ?? entry.options[0])?.value ?? '' : entry.defaultValue;
}

/** The fields in which something was typed or chosen in the fragment, with what. */
function enteredIn(fragment: Element): { readonly name: string; readonly value: string }[] {
  const entries = [...fragment.querySelectorAll<Entry>('input[name]:not([type="checkbox"], [type="radio"]), select[name]')];
  return entries.filter((entry) => entry.value !== firstValueOf(entry)).map(({ name, value }) => ({ name, value }));
}

/** Enters it into the twin of a field, as somebody would: past React's own note of the value, which would take it for known. */
function enter(drawn: Element, name: string, value: string): void {
  const twin = [...drawn.querySelectorAll<Entry>('input, select')].find((entry) => entry.name === name);
  if (!twin) return;
  const [kind, event] = twin instanceof HTMLSelectElement ? ([HTMLSelectElement, 'change'] as const) : ([HTMLInputElement, 'input'] as const);
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(twin, value);
  twin.dispatchEvent(new Event(event, { bubbles: true }));
}

/**
 * Takes away what the server had drawn, in the frame in which `drawn` shows for the first time: scroll position and
 * focus stay where they are, and what was pressed, typed and chosen meanwhile is done.
 * @param drawn the same view, drawn by this app
 */
export function takeOver(drawn: Element): void {
  const fragment = document.getElementById(FRAGMENT_ELEMENT_ID);
  if (!fragment) return;
  const top = window.scrollY;
  const { activeElement } = document;
  const path = activeElement && fragment.contains(activeElement) ? pathTo(activeElement, fragment) : undefined;
  if (top > 0) keepHeights(fragment, drawn);
  const pressed = pressedIn(fragment);
  const entered = enteredIn(fragment);
  fragment.remove();
  document.getElementById(FRAGMENT_STATE_ID)?.remove();
  if (top > 0) window.scrollTo({ top, behavior: 'instant' });
  if (path) {
    // The first step leads to the remote's own root, in both trees.
    const twin = path.slice(1).reduce<Element | undefined>((at, index) => at?.children[index], drawn);
    if (twin instanceof HTMLElement) twin.focus({ preventScroll: true });
  }
  for (const key of pressed) press(drawn, key);
  // It may lead to another address, which the router takes from pages only that are drawn to their end.
  if (entered.length > 0) queueMicrotask(() => entered.forEach(({ name, value }) => enter(drawn, name, value)));
}

/** Around what the server may have drawn before, once this app draws it too; not around a page that still loads. */
export function TakeOver({ children }: { readonly children: ReactNode }) {
  const here = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const drawn = here.current?.closest('[data-remote]');
    if (drawn) takeOver(drawn);
  }, []);
  return (
    <>
      {children}
      <span ref={here} hidden />
    </>
  );
}
