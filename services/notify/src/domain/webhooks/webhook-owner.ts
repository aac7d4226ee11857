import type { OwnerClaims } from '@chalkboard/contracts';
import { NotifyError } from '../notify.errors';

/** The same for a business that is not there and for one of somebody else. */
export class BusinessNotFoundError extends NotifyError {
  constructor() {
    super('notify.business_not_found', 'There is no such business.');
  }
}

/** @throws BusinessNotFoundError; NotifyError `notify.owners_only` for staff of the business */
export function assertOwner({ businesses }: Pick<OwnerClaims, 'businesses'>, businessId: string): void {
  const own = businesses.find(({ id }) => id === businessId);
  if (!own) throw new BusinessNotFoundError();
  if (own.role !== 'owner')
    throw new NotifyError(
      'notify.owners_only',
      'Only an owner of the business adds and removes webhooks. Please ask one of them.',
    );
}
