/**
 * What differs from one installation to the next and is shown on the shell's pages. It stands as `<meta name="site:…">` in
 * `index.html`, so that an installation changes the page and builds nothing anew. What is missing is not shown.
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
  return { supportEmail: valueOf(page, 'support-email'), donationUrl: addressOf(page, 'donation-url'), photographer: name && url ? { name, url } : undefined };
}

function valueOf(page: Document, name: string): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name="site:${name}"]`)?.content.trim() || undefined;
}

function addressOf(page: Document, name: string): string | undefined {
  const value = valueOf(page, name);
  return value?.startsWith('https://') ? value : undefined;
}
