import path from 'node:path';
import { FRAGMENT_ELEMENT_ID, FRAGMENT_STATE_ID, PRODUCT_NAME, type Fragment, type RemoteName, type RemotesManifest } from '@chalkboard/contracts';
import { EARLY_PRESSES } from './early-presses';
import type { FragmentSource } from './fragment-source';
import { pageAt, type Page } from './page-patterns';
import type { RemoteAssets, RemoteCatalog } from './remote-catalog';
import { pageHeaders } from './security-headers';
import { watchedFile } from './watched-file';

export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

export interface PageRequest {
  readonly pathname: string;
  /** The query without "?". */
  readonly search: string;
  /** Asked for by a frame of another page. */
  readonly framed: boolean;
  /** BCP 47 tags, the most wanted first. */
  readonly languages: readonly string[];
  /** Told why a page comes without what could be read before any script. */
  warn(reason: string): void;
}

/** Pages that begin by reading a menu. */
const MENU_PAGES: readonly string[] = ['/menu/:shareId', '/checkout/:shareId'];
/** Pages whose first view a server draws: where it is asked for, and whether it is in the visitor's language. */
const FRAGMENT_PAGES: Readonly<Record<string, { path(params: Page['params']): string; readonly ofVisitor: boolean }>> = {
  '/menu/:shareId': { path: ({ shareId = '' }) => `/fragments/menu/${encodeURIComponent(decode(shareId))}`, ofVisitor: true },
  '/restaurant-directory': { path: () => '/fragments/directory', ofVisitor: false },
};

const NOT_BUILT = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not available</title><p>The site is being put in place. Please try again in a moment.</p>';

/**
 * Makes pages of the shell's `index.html`: the list of remotes inside, early word of what the page will ask for, and of a
 * menu and the directory the first view, when its server gives it in time.
 */
export function createPageRenderer({ shellDir, catalog, fragments }: { readonly shellDir: string; readonly catalog: RemoteCatalog; readonly fragments: FragmentSource }): (request: PageRequest) => Promise<RenderedPage> {
  const template = watchedFile(path.join(shellDir, 'index.html'), splitTemplate);

  const fragmentFor = async (page: Page | undefined, { search, framed, languages, warn }: PageRequest): Promise<Fragment | undefined> => {
    const drawn = page && FRAGMENT_PAGES[page.path];
    if (!page?.remote || !drawn) return undefined;
    try {
      const fragment = await fragments.of({ path: drawn.path(page.params), search, framed, languages: drawn.ofVisitor ? languages : [] });
      if (fragment.remoteVersion === (await versionOf(page.remote, catalog))) return fragment;
      warn('it was drawn for another version of the remote');
    } catch (error) {
      warn(error instanceof Error ? error.message : String(error));
    }
    return undefined;
  };

  return async (request) => {
    const { pathname } = request;
    const page = pageAt(pathname);
    const [parts, manifest, assets, fragment] = await Promise.all([template(), catalog.manifest(), page?.remote ? catalog.assets(page.remote) : NO_ASSETS, fragmentFor(page, request)]);
    if (!parts) return { status: 503, headers: pageHeaders({ pathname, manifest }), html: NOT_BUILT };
    const list = remotesJson(manifest);
    const vary: Record<string, string> = page && FRAGMENT_PAGES[page.path]?.ofVisitor ? { vary: OF_VISITOR } : {};
    if (!fragment) return { status: page ? 200 : 404, headers: { ...pageHeaders({ pathname, manifest }), ...vary }, html: [parts.head, TITLE, ...hintsOf(page, assets), list, parts.scripts, parts.root, parts.end].join('') };

    const styles = [...fragment.head.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text ?? '');
    const html = [
      inLanguage(parts.head, fragment.lang).replace(/<meta name="description"[^>]*>/, ''),
      // Before any stylesheet: a script waits for those above it, and what follows it waits with it.
      `<script>${EARLY_PRESSES}</script>`,
      fragment.head,
      // After what the first view needs, which is all in the fragment.
      ...assets.styles.map((href) => preload('style', href, ' fetchpriority="low"')),
      ...assets.scripts.map((href) => preload('script', href, ' fetchpriority="low"')),
      list,
      parts.scripts,
      `<div id="${FRAGMENT_ELEMENT_ID}">${fragment.html}</div>`,
      parts.root,
      ...(fragment.state === null || fragment.state === undefined ? [] : [dataBlock(FRAGMENT_STATE_ID, fragment.state)]),
      parts.end.replace(/<noscript>.*?<\/noscript>/s, ''),
    ];
    return { status: fragment.status, headers: { ...pageHeaders({ pathname, manifest, styles, scripts: [EARLY_PRESSES] }), ...vary }, html: html.join('') };
  };
}

/** A view is drawn in the language that its visitor chose or asks for. */
const OF_VISITOR = 'accept-language, cookie';
const TITLE = `<title>${PRODUCT_NAME}</title>`;
const NO_ASSETS: RemoteAssets = { scripts: [], styles: [] };

interface Template {
  /** Up to the first script. */
  readonly head: string;
  readonly scripts: string;
  /** The element that the shell draws into. */
  readonly root: string;
  readonly end: string;
}

/** What is injected stands before the first script of the head, so that all of it is asked for together. */
function splitTemplate(html: string): Template {
  const untitled = html.replace(/<title>[^<]*<\/title>/, '');
  const parts = /^(?<head>.*?)(?<scripts><script defer.*?<body[^>]*>\s*)(?<root><div id="root"><\/div>)(?<end>.*)$/s.exec(untitled);
  if (!parts?.groups) throw new Error('index.html has no deferred script, or no #root first in its body');
  return parts.groups as unknown as Template;
}

/** @param lang of what is drawn; the app's own words are in that of the body */
function inLanguage(head: string, lang: string | undefined): string {
  return lang === undefined ? head : head.replace(/(?<=<html [^>]*\blang=")[^"]*/, escapeAttribute(lang));
}

async function versionOf(name: RemoteName, catalog: RemoteCatalog): Promise<string | undefined> {
  await catalog.assets(name);
  return catalog.versionNow(name);
}

function hintsOf(page: Page | undefined, { scripts, styles }: RemoteAssets): string[] {
  const shareId = page?.params.shareId;
  return [
    ...styles.map((href) => preload('style', href)),
    ...(page && shareId && MENU_PAGES.includes(page.path) ? [preload('fetch', `/api/menu/${encodeURIComponent(decode(shareId))}`, ' crossorigin="use-credentials"')] : []),
    ...scripts.map((href) => preload('script', href)),
  ];
}

function preload(as: 'style' | 'script' | 'fetch', href: string, more = ''): string {
  return `<link rel="preload" as="${as}" href="${escapeAttribute(href)}"${more}>`;
}

function remotesJson(manifest: RemotesManifest): string {
  return dataBlock('remotes-json', manifest);
}

function dataBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;
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
