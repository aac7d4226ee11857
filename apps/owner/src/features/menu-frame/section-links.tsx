import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import type { FrameLink, SectionName, TabName } from './menu-places';

const t = texts.menuFrame;

/** The pages of a tab, in a row that scrolls sideways where they do not fit; the current one is brought into sight. */
export function SectionLinks({
  shareId,
  tab,
  sections,
  current,
}: {
  readonly shareId: string;
  readonly tab: TabName;
  readonly sections: readonly FrameLink<SectionName>[];
  readonly current: SectionName | undefined;
}) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    // In the middle, so that its neighbours show that there are more. Only the row is moved, never the page.
    if (list && link) list.scrollLeft = link.offsetLeft - list.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [current, tab, sections.length]);
  return (
    <nav aria-label={t.sectionsOf({ tab: t.tabs[tab] })} className="border-b border-hairline bg-paper print:hidden">
      <ul ref={row} className="gutter mx-auto flex max-w-[110rem] overflow-x-auto [scrollbar-width:none]">
        {sections.map(({ name, path }) => (
          <li key={name} className="shrink-0">
            <Link
              to={`/menu/${shareId}${path}`}
              aria-current={name === current ? 'page' : undefined}
              className={clsx(
                'tap inline-flex items-center border-b-2 px-3 text-small whitespace-nowrap -outline-offset-4 transition-colors duration-(--duration-quick) sm:px-4',
                name === current
                  ? 'border-accent font-semibold text-ink'
                  : 'border-transparent text-quiet hover:text-ink',
              )}
            >
              {t.sections[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
