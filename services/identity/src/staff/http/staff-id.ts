import type { DomainError } from '@chalkboard/service-kit/domain';
import type { PipeTransform } from '@nestjs/common';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id in a path: `@Param('id', staffIdOf(StaffNotFoundError))`. What is no id is nobody's. */
export function staffIdOf(NotFound: new () => DomainError): PipeTransform<string, string> {
  return {
    transform: (id: string) => {
      if (!UUID.test(id)) throw new NotFound();
      return id.toLowerCase();
    },
  };
}
