import type { PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { faultWords } from './fault-words';
import { InvalidInputError } from './invalid-input.error';
import { assertWellFormed } from './well-formed-text';

/** Parses a body, query or parameter by its contract at the edge: `@Body(contract(PlaceOrderRequest))`. */
export function contract<T extends z.ZodType>(schema: T): PipeTransform<unknown, z.infer<T>> {
  return { transform: (value: unknown) => parseInput(schema, value) };
}

/**
 * Parses `value` by `schema`.
 * @throws InvalidInputError naming each field that is wrong
 */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  assertWellFormed(value);
  const parsed = schema.safeParse(value, { error: faultWords });
  if (parsed.success) return parsed.data;
  throw new InvalidInputError(parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })));
}
