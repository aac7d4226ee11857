import { InvalidInputError } from './invalid-input.error';

/**
 * PostgreSQL stores no NUL, and half of a surrogate pair is no character in UTF-8. With the flag `u`, whole pairs do
 * not match.
 */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/**
 * Looks at every text within what came in, names of fields included.
 * @throws InvalidInputError naming the first that cannot be stored
 */
export function assertWellFormed(input: unknown): void {
  const path = unstorableIn(input, '');
  if (path !== undefined) throw new InvalidInputError([{ path, message: 'contains characters that are not text' }]);
}

/** @returns where; undefined: nowhere */
function unstorableIn(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path : undefined;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    // A name that is no text is not repeated in the answer.
    if (UNSTORABLE.test(name)) return path;
    const found = unstorableIn(inner, path === '' ? name : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
