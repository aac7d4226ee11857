import { signUpBusinessRoute } from '@chalkboard/contracts/api/identity/signup.routes';
import type { BodyOf } from '@chalkboard/contracts/api/route';
import { parseInput } from '@chalkboard/service-kit';
import type { PipeTransform } from '@nestjs/common';
import { TermsNotAcceptedError } from '../domain/accounts.errors';

/**
 * Parses a signup by its definition; terms that were not accepted are answered in the wizard's own words before
 * anything else.
 */
export const signup: PipeTransform<unknown, BodyOf<typeof signUpBusinessRoute>> = {
  transform: (body: unknown) => {
    if (typeof body === 'object' && body !== null && (!('termsAccepted' in body) || body.termsAccepted !== true))
      throw new TermsNotAcceptedError();
    return parseInput(signUpBusinessRoute.body, body);
  },
};
