import type { Menu } from '@chalkboard/contracts';
import { FirstView } from '@chalkboard/storefront/first-view';
import * as times from '@chalkboard/storefront/menu-at';
import { provideTimes } from '@chalkboard/storefront/times';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

// What a browser fetches when a menu depends on the time is at hand here.
provideTimes(times);

export interface MenuView {
  /** Undefined when there is no such menu. */
  readonly menu: Menu | undefined;
  readonly shareId: string;
  /** The page's query without "?". */
  readonly search: string;
  readonly framed: boolean;
  /** BCP 47 tags, the most wanted first. */
  readonly languages: readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The first view of a menu's page as HTML: the same components that its app draws it with. */
export function renderMenu({ menu, shareId, search, framed, languages, now }: MenuView): string {
  return renderToString(
    <StaticRouter location={{ pathname: `/menu/${encodeURIComponent(shareId)}`, search: search && `?${search}` }}>
      <FirstView menu={menu} framed={framed} languages={languages} drawnAt={now} />
    </StaticRouter>,
  );
}
