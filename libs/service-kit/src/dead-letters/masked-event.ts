/** Names of fields whose texts are of things, never of people: ids, kinds, states, instants. */
const OF_THINGS =
  /(^|[a-z])(ids?|types?|status|before|after|source|version|specversion|move|by|means|currency|channels?|purpose|step|stage|plan|zone|at|time|kind|role|action|state|language|datacontenttype|traceparent|orderNumber)$/i;
/** A word of a program, such as an id, an instant or a status. */
const WORD = /^[\w.:/+-]{1,100}$/;
/** What could be a telephone number. */
const DIGITS = /^\+?[\d\s().-]{7,}$/;

const E_MAIL = /[^\s@<>"']+@[^\s@<>"']+/g;
const TELEPHONE = /\+?\d[\d\s().-]{6,}\d/g;
const QUOTED = /"[^"]*"|'[^']*'/g;
const HIDDEN = '•••';

/**
 * An event for people who look for a fault: its build and what is of things. Every other text says only how long it is,
 * wherever it stands: a message that fits no contract may hold anything anywhere.
 */
export function maskedEvent(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => maskedEvent(each, field));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, maskedEvent(each, name)]));
  if (typeof value !== 'string') return value;
  const isOfThings = OF_THINGS.test(field) && WORD.test(value) && !isTelephone(value);
  return isOfThings || value === '' ? value : `${HIDDEN} (${value.length})`;
}

/** What a program said of a fault, without what it may have quoted of people. */
export function maskedReason(reason: string): string {
  return reason
    .replace(QUOTED, (quoted) =>
      WORD.test(quoted.slice(1, -1)) && !isTelephone(quoted.slice(1, -1)) ? quoted : HIDDEN,
    )
    .replace(E_MAIL, HIDDEN)
    .replace(TELEPHONE, (digits) => (isInstant(digits) ? digits : HIDDEN));
}

function isTelephone(text: string): boolean {
  return DIGITS.test(text) && !isInstant(text);
}

/** `2026-11-20`, also as the beginning of a time. */
function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}/.test(text);
}
