import type { PipeTransform } from '@nestjs/common';
import { BusinessSignupRequest } from '@chalkboard/contracts';
import { parseInput } from '@chalkboard/service-kit';
import { TermsNotAcceptedError } from '../domain/accounts.errors';

/** Parses a signup; terms that were not accepted are answered in the wizard's own words before anything else. */
export const signup: PipeTransform<unknown, BusinessSignupRequest> = {
  transform: (body: unknown) => {
    if (typeof body === 'object' && body !== null && (!('termsAccepted' in body) || body.termsAccepted !== true)) throw new TermsNotAcceptedError();
    return parseInput(BusinessSignupRequest, body);
  },
};
