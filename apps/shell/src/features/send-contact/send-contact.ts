import type { ContactRequest } from '@chalkboard/contracts';
import { submitContactRoute } from '@chalkboard/contracts/api/identity/community.routes';
import { call } from '@chalkboard/web-kit';
import { readerLanguage } from '@chalkboard/web-kit/texts';

/** @throws ApiError */
export const sendContact = (body: ContactRequest) =>
  call(submitContactRoute, { body: { ...body, language: readerLanguage() } });
