import { LANGUAGE_COOKIE, LANGUAGE_PARAM, UI_LANGUAGES, type UiLanguage } from '@chalkboard/contracts';
import { bestLanguage } from '@chalkboard/menu-rules/menu-languages';
import Negotiator from 'negotiator';

const TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i;
/** More make no difference to what is shown, only to how many views are kept. */
const LIMIT = 4;

/**
 * The languages (BCP 47, in small letters) that a visitor wants to read in, the most wanted first: what the address
 * says, what they chose in this browser, then what it asks for.
 * @param headers of the request for a page
 * @param search the page's query
 */
export function wantedLanguages(
  headers: { readonly cookie?: string; readonly 'accept-language'?: string },
  search = '',
): string[] {
  const asked = new URLSearchParams(search).getAll(LANGUAGE_PARAM);
  const chosen = (headers.cookie ?? '').split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=');
    return name === LANGUAGE_COOKIE ? [value] : [];
  });
  const accepted = new Negotiator({ headers }).languages();
  return [
    ...new Set([...asked, ...chosen, ...accepted].filter((tag) => TAG.test(tag)).map((tag) => tag.toLowerCase())),
  ].slice(0, LIMIT);
}

/** The language of the apps' own words for who wants these, the most wanted first. */
export function uiLanguageFor(wanted: readonly string[]): UiLanguage {
  return UI_LANGUAGES.find((one) => one === bestLanguage(UI_LANGUAGES, wanted)) ?? UI_LANGUAGES[0];
}
