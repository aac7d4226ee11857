import type { MenuCategory } from '@chalkboard/contracts';
import type { TextReader } from '@chalkboard/contracts/menu-texts';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts';
import { textAttributes } from '../choose-language/text-attributes';

/** Which category is being read: the last one whose head has passed the upper third of the window. */
function useCurrentCategory(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join();
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) if (entry.isIntersecting) setCurrent(entry.target.id);
    }, { rootMargin: '-20% 0px -70% 0px' });
    for (const id of key.split(',')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}

/** The sticky row of categories; it follows the reading and keeps the current one in view. */
export function CategoryRow({ categories, read }: { readonly categories: readonly MenuCategory[]; readonly read: TextReader }) {
  const current = useCurrentCategory(categories.map(({ id }) => id));
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = row.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.clientWidth) / 2;
  }, [current]);

  return (
    <nav aria-label={texts.menu.categories} className="sticky top-0 z-20 border-y border-hairline bg-paper">
      <ul ref={row} className="gutter relative mx-auto flex max-w-6xl gap-1 overflow-x-auto py-1.5 [scrollbar-width:none]">
        {categories.map(({ id, name: printed }) => {
          const name = read(id, 'name', printed);
          return (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                {...textAttributes(name)}
                aria-current={id === current || undefined}
                className={clsx('tap inline-flex items-center rounded-full px-4 text-small whitespace-nowrap transition-colors duration-(--duration-quick)', id === current ? 'bg-accent font-medium text-on-accent' : 'text-quiet hover:text-ink')}
              >
                {name.text}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
