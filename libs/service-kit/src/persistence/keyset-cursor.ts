import { InvalidInputError } from '../http/invalid-input.error';

/** How the values of a sort column are written in a cursor. */
export type KeysetType = 'text' | 'timestamptz' | 'bigint' | 'uuid';

const MICROSECONDS = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
const LONGEST_TEXT = 1000;

const FITS: Readonly<Record<KeysetType, (value: string) => boolean>> = {
  text: (value) => value.length <= LONGEST_TEXT && !value.includes('\u0000'),
  // A day that there is not would be refused by the database, as a fault of ours.
  timestamptz: (value) =>
    MICROSECONDS.test(value) && new Date(`${value.slice(0, 23)}Z`).toJSON()?.slice(0, 19) === value.slice(0, 19),
  bigint: (value) => /^-?\d{1,18}$/.test(value),
  uuid: (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value),
};

/** The place after a row of a list. @param keys the row's values of the sort columns, as text */
export function cursorAfter(keys: readonly string[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/**
 * The values of the row after which a part of the list begins. A cursor is opaque to who holds it and proves nothing:
 * whoever makes one up gets rows of the same list, from another place.
 * @throws InvalidInputError where it was made for no such sort
 */
export function keysOfCursor(cursor: string, types: readonly KeysetType[]): string[] {
  const keys = parsed(cursor);
  const fits =
    Array.isArray(keys) &&
    keys.length === types.length &&
    keys.every((key, index) => typeof key === 'string' && FITS[types[index] as KeysetType](key));
  if (!fits)
    throw new InvalidInputError([
      { path: 'cursor', message: 'is no place in this list; begin with the first page again' },
    ]);
  return keys as string[];
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
