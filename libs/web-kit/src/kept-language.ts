import { LANGUAGE_COOKIE } from '@chalkboard/contracts/menu-languages';
import { localStore } from './browser-storage';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Components of this page that show a menu: they hear of a choice at once. */
const listeners = new Set<() => void>();

/**
 * The language (BCP 47) that was chosen in this browser, for every page and whatever menu. In a cookie, so that
 * also a page that a
 * server draws is in it; where there may be no cookie of ours, as in a frame of another site, in what storage there is.
 */
export function keptLanguage(): string | undefined {
  return localStore.read(LANGUAGE_COOKIE) ?? inCookie();
}

export function keepLanguage(language: string): void {
  try {
    document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;
  } catch {
    // Refused, as in a sandbox.
  }
  if (inCookie() === language) localStore.remove(LANGUAGE_COOKIE);
  else localStore.write(LANGUAGE_COOKIE, language);
  for (const listener of listeners) listener();
}

function inCookie(): string | undefined {
  try {
    return new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
}

/** @returns what ends it */
export function onLanguageKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
