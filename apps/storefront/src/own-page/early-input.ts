import { FRAGMENT_PRESSED_ATTRIBUTE } from '@chalkboard/contracts';

type Entry = HTMLInputElement | HTMLSelectElement;

/** What somebody did on a drawn page before its app had come. */
export interface EarlyInput {
  /** In the order of the presses; impatience is one press. */
  readonly pressed: readonly HTMLElement[];
  /** Fields in which something was typed or chosen, with what. */
  readonly entered: readonly { readonly field: Entry; readonly value: string }[];
}

function firstValueOf(field: Entry): string {
  return field instanceof HTMLSelectElement
    ? (([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '')
    : field.defaultValue;
}

/** Reads it from the page, before React does: that takes what it finds for what it drew. */
export function earlyInputIn(drawn: Element): EarlyInput {
  const order = (button: Element) => Number(button.getAttribute(FRAGMENT_PRESSED_ATTRIBUTE));
  const pressed = [...drawn.querySelectorAll<HTMLElement>(`[${FRAGMENT_PRESSED_ATTRIBUTE}]`)].sort(
    (one, other) => order(one) - order(other),
  );
  const fields = [
    ...drawn.querySelectorAll<Entry>(
      'input[name]:not([type="checkbox"], [type="radio"], [type="hidden"]), select[name]',
    ),
  ];
  return {
    pressed,
    entered: fields
      .filter((field) => field.value !== firstValueOf(field))
      .map((field) => ({ field, value: field.value })),
  };
}

/** Does it, once the app answers. What is not there any more is left out. */
export function doEarlyInput({ pressed, entered }: EarlyInput): void {
  for (const { field, value } of entered) if (field.isConnected) enter(field, value);
  for (const button of pressed) if (button.isConnected) button.click();
}

/**
 * As somebody would: React hears of a value only where it differs from the one that it saw last, which is set here
 * through the element and then past it.
 */
function enter(field: Entry, value: string): void {
  const [kind, event] =
    field instanceof HTMLSelectElement
      ? ([HTMLSelectElement, 'change'] as const)
      : ([HTMLInputElement, 'input'] as const);
  field.value = firstValueOf(field);
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
