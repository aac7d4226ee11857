const SHOWN_BEFORE = 3;
const SHOWN_AFTER = 2;
const HIDDEN = '•••';

/** A number or an address for people who look after messages: enough to tell two apart, too little to write to. */
export function maskedDestination(destination: string): string {
  const at = destination.lastIndexOf('@');
  if (at > 0) return `${destination.slice(0, 1)}${HIDDEN}${destination.slice(at)}`;
  if (destination.length < 2 * (SHOWN_BEFORE + SHOWN_AFTER)) return HIDDEN;
  return `${destination.slice(0, SHOWN_BEFORE)}${'•'.repeat(destination.length - SHOWN_BEFORE - SHOWN_AFTER)}${destination.slice(-SHOWN_AFTER)}`;
}
