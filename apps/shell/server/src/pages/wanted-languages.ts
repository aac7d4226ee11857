import { LANGUAGE_COOKIE } from '@chalkboard/contracts';
import Negotiator from 'negotiator';

const TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i;
/** More make no difference to what is shown, only to how many views are kept. */
const LIMIT = 4;

/**
 * The languages (BCP 47, in small letters) that a visitor wants to read a menu in, the most wanted first: what they
 * chose in this browser, then what it asks for.
 * @param headers of the request for a page
 */
export function wantedLanguages(headers: { readonly cookie?: string; readonly 'accept-language'?: string }): string[] {
  const chosen = (headers.cookie ?? '').split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=');
    return name === LANGUAGE_COOKIE ? [value] : [];
  });
  const accepted = new Negotiator({ headers }).languages();
  return [...new Set([...chosen, ...accepted].filter((tag) => TAG.test(tag)).map((tag) => tag.toLowerCase()))].slice(
    0,
    LIMIT,
  );
}
