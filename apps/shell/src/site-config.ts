import { EXAMPLE_MENU_META } from '@chalkboard/contracts';

/**
 * What differs from one installation to the next and is shown on the shell's pages. It stands as `<meta name="site:…">`
 * in `index.html`, so that an installation changes the page and builds nothing anew. What is missing is not shown.
 */
export interface SiteConfig {
  readonly supportEmail: string | undefined;
  readonly donationUrl: string | undefined;
  readonly photographer: { readonly name: string; readonly url: string } | undefined;
}

/** Reads the page's own head; an address that is not https counts as missing. */
export function readSiteConfig(page: Document): SiteConfig {
  const name = valueOf(page, 'photographer-name');
  const url = addressOf(page, 'photographer-url');
  return {
    supportEmail: valueOf(page, 'support-email'),
    donationUrl: addressOf(page, 'donation-url'),
    photographer: name && url ? { name, url } : undefined,
  };
}

/** Path of a menu that is shown as a live example; the edge puts it into the home page. Undefined: there is none. */
export function exampleMenuOf(page: Document): string | undefined {
  const path = page.querySelector<HTMLMetaElement>(`meta[name="${EXAMPLE_MENU_META}"]`)?.content;
  return path?.startsWith('/menu/') ? path : undefined;
}

function valueOf(page: Document, name: string): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name="site:${name}"]`)?.content.trim() || undefined;
}

function addressOf(page: Document, name: string): string | undefined {
  const value = valueOf(page, name);
  return value?.startsWith('https://') ? value : undefined;
}
