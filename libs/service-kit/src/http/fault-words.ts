import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** What a value has to be, by the name that the schema library gives it. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  date: 'a date',
  null: 'empty',
  undefined: 'left out',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'has to be an email address such as name@example.com',
  url: 'has to be an address such as https://www.example.com',
  uuid: 'has to be an id as it was given',
  guid: 'has to be an id as it was given',
  datetime: 'has to be a date and time such as 2026-03-01T18:30:00Z',
  date: 'has to be a date such as 2026-03-01',
  time: 'has to be a time such as 18:30',
};

/** Longer lists of choices are not read out. */
const CHOICES_LISTED = 12;

const UNEXPECTED = 'is not written as expected';

/**
 * What is wrong with a value, in plain words that follow the name of its field: "can be 99 at most". The schema
 * library's own words are for who writes schemas. Words that a contract gives itself come before these.
 */
export function faultWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `has to be ${KINDS[issue.expected] ?? 'of another kind'}`;
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_format':
      return FORMATS[issue.format] ?? UNEXPECTED;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'not_multiple_of':
      return `has to be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return 'has fields that are not known here';
    case 'invalid_union':
      return ofUnion(issue.errors);
    default:
      return UNEXPECTED;
  }
}

function tooBig({ origin, maximum, inclusive = true }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === 'string') return `can have ${counted(maximum, 'character')} at most`;
  if (origin === 'array' || origin === 'set' || origin === 'map')
    return `can have ${counted(maximum, 'entry')} at most`;
  return inclusive ? `can be ${maximum} at most` : `has to be less than ${maximum}`;
}

function tooSmall({ origin, minimum, inclusive = true }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  const holds =
    origin === 'string'
      ? 'character'
      : origin === 'array' || origin === 'set' || origin === 'map'
        ? 'entry'
        : undefined;
  if (holds === undefined) return inclusive ? `has to be ${minimum} or more` : `has to be more than ${minimum}`;
  return Number(minimum) <= 1 ? 'must not be empty' : `needs ${counted(minimum, holds)} or more`;
}

function counted(count: number | bigint, what: 'character' | 'entry'): string {
  if (Number(count) === 1) return `1 ${what}`;
  return `${count} ${what === 'entry' ? 'entries' : 'characters'}`;
}

function oneOf(values: readonly z.core.util.Primitive[]): string {
  if (values.length > CHOICES_LISTED) return 'is none of those that can be chosen';
  const told = values.map((value) => (value === '' ? 'nothing' : String(value)));
  return told.length === 1 ? `has to be ${told[0]}` : `has to be one of: ${told.join(', ')}`;
}

/** Of several shapes that would do, the one that the value comes nearest to: it is of the right kind. */
function ofUnion(errors: readonly (readonly z.core.$ZodIssue[])[]): string {
  const firsts = errors.flatMap(([first]) => (first?.path.length === 0 ? [first] : []));
  const nearest =
    firsts.find(({ code }) => code !== 'invalid_type' && code !== 'invalid_value') ??
    firsts.find(({ code }) => code === 'invalid_value') ??
    firsts[0];
  return nearest?.message ?? UNEXPECTED;
}

/** A field by its path, for people: "quantity in entry 1 of the cart". */
export function fieldName(path: string): string {
  const steps = path.split('.');
  const field = steps.pop() ?? '';
  if (/^\d+$/.test(field))
    return steps.length > 0
      ? `entry ${Number(field) + 1} of the ${words(steps.at(-1)!)}`
      : `entry ${Number(field) + 1}`;
  const at = steps.findLastIndex((step) => /^\d+$/.test(step));
  const list = steps[at - 1];
  return list === undefined ? words(field) : `${words(field)} in entry ${Number(steps[at]) + 1} of the ${words(list)}`;
}

/** "restaurantName" is "restaurant name". What is no name of a contract's field is not repeated. */
function words(name: string): string {
  if (!/^[A-Za-z][A-Za-z\d]{0,40}$/.test(name)) return 'request';
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
}
