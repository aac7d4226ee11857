import { DomainError } from '../domain';
import { fieldName } from './fault-words';

export interface InputFault {
  /** For programs: "cart.0.quantity". */
  readonly path: string;
  /** What is wrong, in plain words that follow the name of the field: "can be 99 at most". */
  readonly message: string;
}

/** The request does not fit its contract. */
export class InvalidInputError extends DomainError<'request.invalid'> {
  constructor(readonly faults: readonly InputFault[]) {
    const first = faults[0];
    super(
      'request.invalid',
      first ? `Please check the ${fieldName(first.path)}: it ${first.message}.` : 'Please check what you sent.',
      { errors: faults },
    );
  }
}
