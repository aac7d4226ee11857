import { FirstView } from '@chalkboard/storefront/first-view';
import type { Menu } from '@chalkboard/contracts';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';

export interface MenuView {
  /** Undefined when there is no such menu. */
  readonly menu: Menu | undefined;
  readonly shareId: string;
  /** The page's query without "?". */
  readonly search: string;
  readonly framed: boolean;
  /** BCP 47 tags, the most wanted first. */
  readonly languages: readonly string[];
}

/** The first view of a menu's page as HTML: the same components that the remote draws it with. */
export function renderMenu({ menu, shareId, search, framed, languages }: MenuView): string {
  return renderToString(
    <StaticRouter location={{ pathname: `/menu/${encodeURIComponent(shareId)}`, search: search && `?${search}` }}>
      <Routes>
        <Route path="/menu/:shareId" element={<FirstView menu={menu} framed={framed} languages={languages} />} />
      </Routes>
    </StaticRouter>,
  );
}
