import { parseInput } from '@chalkboard/service-kit';
import type { DomainError } from '@chalkboard/service-kit/domain';
import type { PipeTransform } from '@nestjs/common';
import type { z } from 'zod';

/**
 * Parses a form by its contract. A required field that is missing or blank is answered in the form's own words; every
 * other fault as everywhere.
 */
export function completeForm<T extends z.ZodType>(
  schema: T,
  { required, missing }: { required: readonly (keyof z.infer<T> & string)[]; missing: () => DomainError },
): PipeTransform<unknown, z.infer<T>> {
  return {
    transform: (body: unknown) => {
      const given = fieldsOf(body);
      if (required.some((name) => isBlank(given[name]))) throw missing();
      return parseInput(schema, given);
    },
  };
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
