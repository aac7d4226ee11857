/*
 * How a browser reads an answer without a schema library: the build writes each schema of a route's answers as such a
 * shape (`answer-shape.ts`). It holds what the TypeScript type says and no more: limits and formats are the server's
 * word. Fields that are not in it are left as they are, since a newer server may send more.
 */

/**
 * `s` text, `n` number, `b` boolean, `z` null, `*` anything · `['=', …]` one of these values · `['a', item]` list ·
 * `['t', …items]` list of just these · `['r', value]` values by any name · `['|', …shapes]` one of them · an object:
 * its fields, with `?` behind the name of one that may be absent.
 */
export type AnswerShape =
  | 's'
  | 'n'
  | 'b'
  | 'z'
  | '*'
  | readonly ['=', ...(string | number | boolean | null)[]]
  | readonly ['a' | 'r', AnswerShape]
  | readonly ['t' | '|', ...AnswerShape[]]
  | { readonly [field: string]: AnswerShape };

interface Fault {
  readonly message: string;
}

/**
 * What reads an answer: a schema of ours, or a shape that was made of one. The part of Standard Schema
 * (https://standardschema.dev) that is needed for it.
 */
export interface AnswerReader<T = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    validate(
      value: unknown,
    ): { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly Fault[] } | Promise<unknown>;
  };
}

const KINDS: Readonly<Record<string, string>> = { s: 'string', n: 'number', b: 'boolean' };

/** Reads answers by a shape. */
export function readerOf(shape: AnswerShape): AnswerReader {
  return {
    '~standard': {
      version: 1,
      vendor: 'chalkboard',
      validate: (value) => {
        const fault = faultAt(shape, value, '');
        return fault === undefined ? { value } : { issues: [{ message: fault }] };
      },
    },
  };
}

/** @returns where `value` does not fit; undefined when it does */
function faultAt(shape: AnswerShape, value: unknown, at: string): string | undefined {
  const other = `${at || 'the answer'} is not what was expected`;
  if (typeof shape === 'string')
    return shape === '*' || (shape === 'z' ? value === null : typeof value === KINDS[shape]) ? undefined : other;
  if (!isList(shape)) return isObject(value) ? faultOfFields(shape, value, at) : other;
  if (shape[0] === '=') return shape.slice(1).includes(value as string) ? undefined : other;
  if (shape[0] === '|')
    return shape.slice(1).some((one) => faultAt(one as AnswerShape, value, at) === undefined) ? undefined : other;
  if (shape[0] === 'r')
    return isObject(value)
      ? firstFault(Object.entries(value).map(([name, one]) => [shape[1] as AnswerShape, one, `${at}.${name}`]))
      : other;
  if (!Array.isArray(value) || (shape[0] === 't' && value.length !== shape.length - 1)) return other;
  return firstFault(
    value.map((one: unknown, index) => [
      shape[shape[0] === 't' ? index + 1 : 1] as AnswerShape,
      one,
      `${at}[${index}]`,
    ]),
  );
}

function faultOfFields(
  shape: Readonly<Record<string, AnswerShape>>,
  value: Readonly<Record<string, unknown>>,
  at: string,
): string | undefined {
  for (const [field, inner] of Object.entries(shape)) {
    const optional = field.endsWith('?');
    const name = optional ? field.slice(0, -1) : field;
    if (optional && value[name] === undefined) continue;
    const fault = faultAt(inner, value[name], at ? `${at}.${name}` : name);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function firstFault(parts: readonly (readonly [AnswerShape, unknown, string])[]): string | undefined {
  for (const part of parts) {
    const fault = faultAt(...part);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

const isList = (shape: AnswerShape): shape is Extract<AnswerShape, readonly unknown[]> => Array.isArray(shape);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
