import { LANGUAGE_PARAM, UI_LANGUAGES } from '@chalkboard/contracts';
import { wantedLanguage } from '@chalkboard/menu-rules/menu-languages';
import { alternateElement } from './head-elements';

/** One page in several languages, as search engines are told of it. */
export interface PageInLanguages {
  /** Its address without a language: there each reader finds their own. */
  readonly url: string;
  /** What it shows can be in these besides (BCP 47); the words around it are in all languages of the apps. */
  readonly languages?: readonly string[];
  /** The query that it was asked for with, without "?". */
  readonly search: string;
}

/** Where this view has its home: that of a language where one is asked for, as `alternateElements` says; else `url`. */
export function canonicalAddress({ url, languages, search }: PageInLanguages): string {
  const asked = wantedLanguage(allOf(languages), new URLSearchParams(search).getAll(LANGUAGE_PARAM));
  return asked === undefined ? url : inLanguage(url, asked);
}

/** Where the page is in each language, and for whom it has none. */
export function alternateElements({ url, languages }: Omit<PageInLanguages, 'search'>): string[] {
  return [
    ...allOf(languages).map((tag) => alternateElement(tag, inLanguage(url, tag))),
    alternateElement('x-default', url),
  ];
}

function allOf(languages: readonly string[] = []): string[] {
  return [...new Set([...languages, ...UI_LANGUAGES])];
}

function inLanguage(url: string, tag: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${encodeURIComponent(tag)}`;
}
