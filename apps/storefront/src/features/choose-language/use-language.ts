import type { Menu } from '@chalkboard/contracts';
import { LANGUAGE_PARAM } from '@chalkboard/contracts/menu-languages';
import { textReader, type TextReader } from '@chalkboard/menu-rules/menu-texts';
import { keepLanguage, keptLanguage, onLanguageKept, pageLanguageFor } from '@chalkboard/web-kit';
import { readerLanguage } from '@chalkboard/web-kit/texts';
import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { drawnLanguage } from './drawn-language';
import { languageShown } from './language-shown';
import { WantedLanguages } from './wanted-languages';

export interface MenuInLanguage {
  /** BCP 47. */
  readonly language: string;
  /** Gives each text of the menu in it, where the menu has that. */
  readonly read: TextReader;
  /** Another one, for this browser, from now on. */
  choose(language: string): void;
}

type MenuWithLanguages = Pick<Menu, 'language' | 'translation'> & Partial<Pick<Menu, 'shareId'>>;

const UNKNOWN: MenuWithLanguages = { language: '' };

/** In which language the guest reads a menu. @param menu undefined while it is not known */
export function useLanguage(menu: MenuWithLanguages = UNKNOWN): MenuInLanguage {
  const drawnFor = use(WantedLanguages);
  const kept = useSyncExternalStore(onLanguageKept, keptLanguage, () => undefined);
  const [params, setParams] = useSearchParams();
  const drawn = drawnLanguage(menu.shareId);
  const wanted = drawnFor ?? [...(kept ? [kept] : []), ...(drawn ? [drawn] : []), ...navigator.languages];
  const language = languageShown(menu, { search: params, wanted });
  const read = useMemo(() => textReader(menu, language), [menu, language]);
  const choose = useCallback(
    (next: string) => {
      keepLanguage(next);
      // The page's own words follow, where they are in it: they come with the page.
      if (pageLanguageFor([next, readerLanguage()]) !== readerLanguage()) return reloadWithoutLanguage();
      setParams(withoutLanguage, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  return { language, read, choose };
}

/** As it stands, but with what was chosen. */
function reloadWithoutLanguage(): void {
  const address = new URL(window.location.href);
  address.search = withoutLanguage(address.searchParams).toString();
  if (address.href === window.location.href) window.location.reload();
  else window.location.replace(address);
}

/** The address asks for a language once; from then on the browser remembers it. */
function withoutLanguage(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(LANGUAGE_PARAM);
  return next;
}
