import type { PipeTransform } from '@nestjs/common';
import type { DomainError } from '../domain';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id in a path: `@Param('businessId', idOf(BusinessNotFoundError))`. What is no id is nothing's. */
export function idOf(NotFound: new () => DomainError): PipeTransform<string, string> {
  return {
    transform: (id: string) => {
      if (!UUID.test(id)) throw new NotFound();
      return id.toLowerCase();
    },
  };
}
