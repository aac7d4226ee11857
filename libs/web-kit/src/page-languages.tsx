import { LANGUAGE_PARAM } from '@chalkboard/contracts/menu-languages';
import { UI_LANGUAGES, type UiLanguage } from '@chalkboard/contracts/ui-languages';
import { bestLanguage } from '@chalkboard/menu-rules/menu-languages';
import { Languages } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepLanguage } from './kept-language';
import { readerLanguage } from './texts/reader-language';

/** What those who read them call them. */
const NAMES: Readonly<Record<UiLanguage, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
};

/** The language of the page for who wants these (BCP 47), the most wanted first. */
export function pageLanguageFor(wanted: readonly string[]): UiLanguage {
  return UI_LANGUAGES.find((one) => one === bestLanguage(UI_LANGUAGES, wanted)) ?? UI_LANGUAGES[0];
}

/**
 * The languages that the page's own words are in. Plain links, which load the page anew: they work before and without
 * scripts as well. A language that the address asks for is kept for this browser.
 * @param label of the group, in the reader's language
 */
export function PageLanguages({ label, className }: { readonly label: string; readonly className?: string }) {
  const { pathname, search } = useLocation();
  const asked = UI_LANGUAGES.find((one) => one === new URLSearchParams(search).get(LANGUAGE_PARAM));
  useEffect(() => {
    if (asked !== undefined) keepLanguage(asked);
  }, [asked]);
  const shown = readerLanguage();
  const addressIn = (language: UiLanguage) => {
    const params = new URLSearchParams(search);
    params.set(LANGUAGE_PARAM, language);
    // In one order, whatever that of the address: the server draws the same.
    params.sort();
    return `${pathname}?${params.toString()}`;
  };
  return (
    <nav aria-label={label} className={`flex gap-2 text-small text-quiet print:hidden ${className ?? ''}`}>
      <Languages aria-hidden className="mt-3.5 size-4 shrink-0" />
      <ul className="flex min-w-0 flex-wrap">
        {UI_LANGUAGES.map((language) => (
          <li key={language} className="flex">
            <a
              href={addressIn(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === shown || undefined}
              onClick={() => keepLanguage(language)}
              className={`tap inline-flex items-center justify-center px-2.5 underline-offset-6 ${language === shown ? 'font-medium text-ink underline decoration-2' : 'hover:text-ink hover:underline'}`}
            >
              {NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
