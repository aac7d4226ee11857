import { UI_LANGUAGES, type UiLanguage } from '@chalkboard/contracts/ui-languages';

let language: UiLanguage = 'en';

/** The language that this app speaks to its reader. */
export function readerLanguage(): UiLanguage {
  return language;
}

/** Its locale: how dates, times, numbers and money are written. */
export function readerLocale(): string {
  return language === 'en' ? 'en-US' : language;
}

/** Set once, before anything is drawn. */
export function setReaderLanguage(next: UiLanguage): void {
  language = next;
}

/** What the page's server has decided; English where an app is served alone. */
export function pageLanguage(): UiLanguage {
  return UI_LANGUAGES.find((one) => one === document.body.lang) ?? 'en';
}
