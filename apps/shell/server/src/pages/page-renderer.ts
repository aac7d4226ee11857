import path from 'node:path';
import { PRODUCT_NAME, type RemotesManifest } from '@chalkboard/contracts';
import { pageAt, type Page } from './page-patterns';
import type { RemoteCatalog } from './remote-catalog';
import { pageHeaders } from './security-headers';
import { watchedFile } from './watched-file';

export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** Pages that begin by reading a menu. */
const MENU_PAGES: readonly string[] = ['/menu/:shareId', '/checkout/:shareId'];

const NOT_BUILT = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not available</title><p>The site is being put in place. Please try again in a moment.</p>';

/** Makes pages of the shell's `index.html`: the list of remotes inside, and early word of what the page will ask for. */
export function createPageRenderer({ shellDir, catalog }: { readonly shellDir: string; readonly catalog: RemoteCatalog }): (pathname: string) => Promise<RenderedPage> {
  const template = watchedFile(path.join(shellDir, 'index.html'), splitTemplate);
  return async (pathname) => {
    const page = pageAt(pathname);
    const [parts, manifest, hints] = await Promise.all([template(), catalog.manifest(), hintsOf(page, catalog)]);
    const headers = pageHeaders({ pathname, manifest });
    if (!parts) return { status: 503, headers, html: NOT_BUILT };
    return { status: page ? 200 : 404, headers, html: `${parts.before}${hints.join('')}${remotesJson(manifest)}${parts.after}` };
  };
}

/** What is injected stands before the first script of the head, so that all of it is asked for together. */
function splitTemplate(html: string): { readonly before: string; readonly after: string } {
  const untitled = html.replace(/<title>[^<]*<\/title>/, '');
  const at = untitled.search(/<script defer/);
  if (at < 0) throw new Error('index.html has no deferred script');
  return { before: `${untitled.slice(0, at)}<title>${PRODUCT_NAME}</title>`, after: untitled.slice(at) };
}

async function hintsOf(page: Page | undefined, catalog: RemoteCatalog): Promise<string[]> {
  if (!page?.remote) return [];
  const { scripts, styles } = await catalog.assets(page.remote);
  const { shareId } = page.params;
  return [
    ...styles.map((href) => preload('style', href)),
    ...(shareId && MENU_PAGES.includes(page.path) ? [preload('fetch', `/api/menu/${encodeURIComponent(decode(shareId))}`, ' crossorigin="use-credentials"')] : []),
    ...scripts.map((href) => preload('script', href)),
  ];
}

function preload(as: 'style' | 'script' | 'fetch', href: string, more = ''): string {
  return `<link rel="preload" as="${as}" href="${escapeAttribute(href)}"${more}>`;
}

function remotesJson(manifest: RemotesManifest): string {
  return `<script type="application/json" id="remotes-json">${JSON.stringify(manifest).replace(/</g, '\\u003c')}</script>`;
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
