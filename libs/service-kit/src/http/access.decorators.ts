import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { StaffClaims, StaffRole } from '@chalkboard/contracts';
import type { FastifyRequest } from 'fastify';

export type Access = { readonly kind: 'public'; readonly why: string } | { readonly kind: 'staff'; readonly roles: readonly StaffRole[] };

export const ACCESS = Symbol('access');

/** Declares a route open to everyone. `why` is for the reader: a route without a declaration is denied. */
export const Public = (why: string) => SetMetadata(ACCESS, { kind: 'public', why } satisfies Access);

/** Declares a route open to signed-in staff of these roles; of every role when none is named. */
export const StaffOnly = (...roles: StaffRole[]) => SetMetadata(ACCESS, { kind: 'staff', roles } satisfies Access);

/** The verified claims of the staff token; only on routes declared `@StaffOnly`. */
export const CurrentStaff = createParamDecorator((_: unknown, context: ExecutionContext): StaffClaims => {
  const { staff } = context.switchToHttp().getRequest<FastifyRequest & { staff?: StaffClaims }>();
  if (!staff) throw new Error('CurrentStaff is only for routes declared StaffOnly');
  return staff;
});
