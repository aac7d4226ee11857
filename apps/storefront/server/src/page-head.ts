import { PRODUCT_NAME, type Menu } from '@chalkboard/contracts';
import { texts } from '@chalkboard/storefront/texts';
import { menuDescription, menuJsonLd } from './menu-metadata';

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const title = (text: string) => `<title>${escape(`${text} · ${PRODUCT_NAME}`)}</title>`;
/** In a data block nothing but the end of the element needs care. */
const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

interface PageHead {
  readonly menu: Menu | undefined;
  readonly shareId: string;
  readonly publicUrl: string;
  /**
   * Stylesheets of the first view. They stand in the page itself: a linked one that never comes would keep text and
   * scripts waiting.
   */
  readonly styles: readonly string[];
}

/** The head of a menu's page; of Menu Not Found when there is none. */
export function pageHead({ menu, shareId, publicUrl, styles }: PageHead): string {
  const inline = styles.filter(Boolean).map((css) => `<style>${css.replace(/<\/style/gi, '')}</style>`);
  if (!menu) return [title(texts.missing.title), '<meta name="robots" content="noindex">', ...inline].join('');
  const url = `${publicUrl}/menu/${encodeURIComponent(shareId)}`;
  const description = escape(menuDescription(menu));
  return [
    title(menu.restaurantName),
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${escape(url)}">`,
    ...Object.entries({ type: 'restaurant.menu', site_name: PRODUCT_NAME, title: menu.restaurantName, url: url }).map(([property, content]) => `<meta property="og:${property}" content="${escape(content)}">`),
    `<meta property="og:description" content="${description}">`,
    '<meta name="twitter:card" content="summary">',
    ...inline,
    `<script type="application/ld+json">${json(menuJsonLd(menu, url))}</script>`,
  ].join('');
}
