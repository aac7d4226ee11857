import { useLayoutEffect } from 'react';

/**
 * Tells the browser in which language (BCP 47) most of the page is, as long as it is shown; the words of the app around
 * it are in that of the body.
 */
export function useDocumentLanguage(language: string): void {
  useLayoutEffect(() => {
    const { documentElement: page, body } = document;
    page.lang = language;
    return () => {
      page.lang = body.lang || 'en';
    };
  }, [language]);
}
