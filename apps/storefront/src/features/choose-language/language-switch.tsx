import type { Menu } from '@chalkboard/contracts';
import { LANGUAGE_PARAM, menuLanguage } from '@chalkboard/contracts/menu-languages';
import { clsx } from 'clsx';
import { Languages } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { texts } from '../../texts';
import { languageAsked } from './language-shown';
import type { MenuInLanguage } from './use-language';

/** The languages of a menu, each in its own words. Links, so that they work before and without scripts as well. */
export function LanguageSwitch({ menu, language, choose }: { readonly menu: Menu } & Pick<MenuInLanguage, 'language' | 'choose'>) {
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
    <nav aria-label={texts.language.label} className="gutter mx-auto flex w-full max-w-6xl items-center gap-3 py-3">
      <Languages aria-hidden className="size-5 shrink-0 text-quiet" />
      <ul className="flex min-w-0 flex-wrap gap-1 rounded-[1.75rem] border border-control bg-surface p-1">
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
                className={clsx('tap inline-flex items-center rounded-full px-4 text-small transition-colors duration-(--duration-quick)', shown ? 'bg-ink font-medium text-paper' : 'text-ink hover:bg-sunken')}
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
