import type { z } from 'zod';
import { faultWords } from './fault-words';
import { InvalidInputError } from './invalid-input.error';
import { assertWellFormed } from './well-formed-text';

/**
 * Parses what came from outside by its contract.
 * @throws InvalidInputError naming each field that is wrong
 */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  assertWellFormed(value);
  const parsed = schema.safeParse(value, { error: faultWords });
  if (parsed.success) return parsed.data;
  throw new InvalidInputError(
    parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  );
}
