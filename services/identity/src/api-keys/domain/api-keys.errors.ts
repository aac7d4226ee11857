import { API_LIMITS } from '@chalkboard/contracts';
import { DomainError, planNeeded } from '@chalkboard/service-kit/domain';

export type ApiKeysErrorCode =
  | 'api_keys.business_not_found'
  | 'api_keys.owners_only'
  | 'api_keys.business_closed'
  | 'api_keys.plan_needed'
  | 'api_keys.too_many_keys'
  | 'api_keys.key_not_found';

/** The same for a business that is not there and for one of somebody else. */
export class BusinessNotFoundError extends DomainError<ApiKeysErrorCode> {
  constructor() {
    super('api_keys.business_not_found', 'There is no such business.');
  }
}

export class OwnersOnlyError extends DomainError<ApiKeysErrorCode> {
  constructor() {
    super('api_keys.owners_only', 'Only an owner of the business makes and revokes keys. Please ask one of them.');
  }
}

export class BusinessClosedError extends DomainError<ApiKeysErrorCode> {
  constructor() {
    super('api_keys.business_closed', 'This business was turned down or is being closed. No keys are made for it.');
  }
}

export class PlanNeededError extends DomainError<ApiKeysErrorCode> {
  constructor() {
    const { detail, facts } = planNeeded('api');
    super('api_keys.plan_needed', detail, facts);
  }
}

export class TooManyKeysError extends DomainError<ApiKeysErrorCode> {
  constructor() {
    super(
      'api_keys.too_many_keys',
      `A business has at most ${API_LIMITS.maxKeys} keys. Revoke one that you do not use any more.`,
    );
  }
}

export class KeyNotFoundError extends DomainError<ApiKeysErrorCode> {
  constructor() {
    super('api_keys.key_not_found', 'There is no such key. It may have been revoked already.');
  }
}
