import type { Menu } from '@chalkboard/contracts';
import { LANGUAGE_PARAM } from '@chalkboard/contracts/menu-languages';
import { menuLanguage } from '@chalkboard/menu-rules/menu-languages';
import { clsx } from 'clsx';
import { Languages } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { texts } from '../../texts';
import { languageAsked } from './language-shown';
import type { MenuInLanguage } from './use-language';

/** The languages of a menu, each in its own words. Links, so that they work before and without scripts as well. */
export function LanguageSwitch({
  menu,
  language,
  choose,
}: { readonly menu: Menu } & Pick<MenuInLanguage, 'language' | 'choose'>) {
  const [params] = useSearchParams();
  const second = menu.translation?.language;
  const asked = languageAsked(menu, params);
  useEffect(() => {
    if (asked !== undefined) choose(asked);
  }, [asked, choose]);

  if (second === undefined) return null;
  const linkTo = (tag: string) => {
    const next = new URLSearchParams(params);
    next.set(LANGUAGE_PARAM, tag);
    return `/menu/${menu.shareId}?${next.toString()}`;
  };
  return (
    <nav aria-label={texts.language.label} className="gutter mx-auto flex w-full max-w-6xl items-center gap-2 pb-1">
      <Languages aria-hidden className="size-4 shrink-0 text-quiet" />
      <ul className="flex min-w-0 flex-wrap">
        {[menu.language, second].map((tag) => {
          const { name, rightToLeft } = menuLanguage(tag);
          const shown = tag === language;
          return (
            <li key={tag}>
              <Link
                to={linkTo(tag)}
                lang={tag}
                hrefLang={tag}
                dir={rightToLeft && 'rtl'}
                aria-current={shown || undefined}
                onClick={(event) => {
                  // To a tab of its own it goes by its address.
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  choose(tag);
                }}
                className={clsx(
                  'tap inline-flex items-center justify-center px-3 text-small decoration-2 underline-offset-6',
                  shown ? 'font-medium text-ink underline' : 'text-quiet hover:text-ink',
                )}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
