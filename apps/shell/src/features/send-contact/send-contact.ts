import type { ContactRequest } from '@chalkboard/contracts';
import { submitContactRoute } from '@chalkboard/contracts/api/identity/community.routes';
import { call } from '@chalkboard/web-kit';

/** @throws ApiError */
export const sendContact = (body: ContactRequest) => call(submitContactRoute, { body });
