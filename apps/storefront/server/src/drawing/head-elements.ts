import { PRODUCT_NAME } from '@chalkboard/contracts';

/** Elements of a page's head, as HTML. */

export const escapeText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export const titleElement = (text: string) => `<title>${escapeText(`${text} · ${PRODUCT_NAME}`)}</title>`;

export const metaElement = (name: string, content: string) => `<meta name="${name}" content="${escapeText(content)}">`;

export const canonicalElement = (url: string) => `<link rel="canonical" href="${escapeText(url)}">`;

/** The same page in another language. @param hreflang a BCP 47 tag, or "x-default" */
export const alternateElement = (hreflang: string, url: string) =>
  `<link rel="alternate" hreflang="${escapeText(hreflang)}" href="${escapeText(url)}">`;

export const openGraph = (properties: Readonly<Record<string, string>>) =>
  Object.entries(properties).map(
    ([property, content]) => `<meta property="og:${property}" content="${escapeText(content)}">`,
  );

/**
 * Stylesheets of the first view. They stand in the page itself: a linked one that never comes would keep text and
 * scripts waiting.
 */
export const styleElements = (styles: readonly string[]) =>
  styles.filter(Boolean).map((css) => `<style>${css.replace(/<\/style/gi, '')}</style>`);

/**
 * Fonts that are asked for before the page is laid out, which is when they would be missed. @param addresses of WOFF2
 * files
 */
export const fontElements = (addresses: readonly string[]) =>
  addresses.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${escapeText(href)}" crossorigin>`);

/** A data block in schema.org's words: nothing but the end of the element needs care. */
export const jsonLdElement = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;
