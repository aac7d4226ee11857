import { LANGUAGE_COOKIE } from '@chalkboard/contracts/menu-languages';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Components of this page that show a menu: they hear of a choice at once. */
const listeners = new Set<() => void>();
/** In a frame of another site there may be no cookie of ours; the choice lasts as long as the page then. */
let chosenHere: string | undefined;

/** The language (BCP 47) that was chosen in this browser, for whatever menu. In a cookie, so that also a page that a server draws is in it. */
export function keptLanguage(): string | undefined {
  return chosenHere ?? inCookie();
}

export function keepLanguage(language: string): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;
  chosenHere = inCookie() === language ? undefined : language;
  for (const listener of listeners) listener();
}

function inCookie(): string | undefined {
  return new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
}

/** @returns what ends it */
export function onLanguageKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
