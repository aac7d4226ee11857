import { DomainError } from '../domain';

export interface InputFault {
  readonly path: string;
  readonly message: string;
}

/** The request does not fit its contract. */
export class InvalidInputError extends DomainError<'request.invalid'> {
  constructor(readonly faults: readonly InputFault[]) {
    const first = faults[0];
    super('request.invalid', first ? `Please check ${first.path || 'the request'}: ${first.message}.` : 'Please check what you sent.', { errors: faults });
  }
}
