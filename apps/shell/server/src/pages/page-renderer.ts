import path from 'node:path';
import {
  FRAGMENT_EARLIER_ATTRIBUTE,
  FRAGMENT_ELEMENT_ID,
  FRAGMENT_STATE_ID,
  PRODUCT_NAME,
  UI_LANGUAGES,
  type Fragment,
  type RemoteName,
  type RemotesManifest,
  type UiLanguage,
} from '@chalkboard/contracts';
import { z } from 'zod';
import { BEFORE_APP } from './before-app';
import { firstViewOf } from './first-view';
import type { FoundFragment, FragmentSource } from './fragment-source';
import { pageAt, type Page } from './page-patterns';
import { addressIn, type ChosenRemote, type Choice, type RemoteAssets, type RemoteCatalog } from './remote-catalog';
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
  /** Of the apps' own words. */
  readonly ui: UiLanguage;
  /** What the visitor gets. */
  readonly choice: Choice;
  /** Told why a page comes without what could be read before any script. @param late only because it took too long */
  warn(reason: string, late?: boolean): void;
}

/** Beside the built shell: the scripts of the words that it begins with, by the language. */
const TEXTS_FILE = 'texts.json';
const ShellTexts = z.record(z.enum(UI_LANGUAGES), z.array(z.string()));

const NOT_BUILT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not available</title><p>The site is being put in place. Please try again in a moment.</p>';

/**
 * Makes pages of the shell's `index.html`: the list of remotes inside, and early word of what the page will ask for. A
 * menu and the directory are pages of their remote's own, with neither shell nor list: their first view and the app
 * that takes it up, when their server gives it in time.
 * @param fragments gives the fragment server of a version of a remote
 * @param picturesOf origin of the map's pictures, which the shell's pages may load
 */
export function createPageRenderer({
  shellDir,
  catalog,
  fragments,
  picturesOf,
}: {
  readonly shellDir: string;
  readonly catalog: RemoteCatalog;
  fragments(remote: ChosenRemote): FragmentSource;
  readonly picturesOf: string | undefined;
}): (request: PageRequest) => Promise<RenderedPage> {
  const template = watchedFile(path.join(shellDir, 'index.html'), splitTemplate);
  const shellTexts = watchedFile(path.join(shellDir, TEXTS_FILE), (text) => ShellTexts.parse(JSON.parse(text)));

  const fragmentFor = async (
    page: Page,
    remote: ChosenRemote,
    { search, framed, languages, ui, warn }: PageRequest,
  ): Promise<FoundFragment | undefined> => {
    const view = firstViewOf(page);
    if (!view?.drawnAt || remote.needs) return undefined;
    try {
      const found = await fragments(remote).of({
        path: view.drawnAt,
        search,
        framed,
        languages: view.inLanguages ? languages : [],
        ui,
      });
      const { fragment } = found;
      if (fragment.remoteVersion !== remote.released.version) warn('it was drawn for another version of the remote');
      else if (fragment.status === 200 && !fragment.app) warn('it brings no app of its own');
      else return found;
    } catch (error) {
      warn(
        error instanceof Error ? error.message : String(error),
        error instanceof Error && error.name === 'TimeoutError',
      );
    }
    return undefined;
  };

  // As long as what a page is made of is the same, so is the page: it is not put together, and not packed, for each
  // reader.
  const drawn = new WeakMap<
    Fragment,
    {
      readonly parts: Template;
      readonly pathname: string;
      readonly isEarlier: boolean;
      readonly ui: UiLanguage;
      readonly page: RenderedPage;
    }
  >();
  return async (request) => {
    const { pathname, choice } = request;
    const page = pageAt(pathname);
    const ui = page?.remote !== undefined && ENGLISH_REMOTES.includes(page.remote) ? 'en' : request.ui;
    const remote = page?.remote && choice.remotes[page.remote];
    const [parts, texts, assets, found] = await Promise.all([
      template(),
      shellTexts(),
      remote && !remote.needs ? catalog.assets(remote, ui) : NO_ASSETS,
      page && remote && fragmentFor(page, remote, { ...request, ui }),
    ]);
    if (!parts) return { status: 503, headers: pageHeaders({ pathname }), html: NOT_BUILT };
    const varied = { vary: OF_VISITOR };
    if (!found || !remote)
      return {
        status: page ? 200 : 404,
        headers: { ...pageHeaders({ pathname, picturesOf }), ...varied },
        html: [
          inLanguage(parts.head, ui),
          TITLE,
          ...hintsOf(page, assets),
          remotesJson(choice.manifest),
          ...(texts?.[ui] ?? []).map((file) => deferred(`/${file}`)),
          parts.scripts,
          inLanguage(parts.body, ui),
          parts.root,
          parts.end,
        ].join(''),
      };

    const { fragment, isEarlier } = found;
    const before = drawn.get(fragment);
    if (before?.parts === parts && before.pathname === pathname && before.isEarlier === isEarlier && before.ui === ui)
      return before.page;
    const rendered = withFragment({
      fragment,
      isEarlier,
      parts,
      remote,
      ui,
      headers: (own) => ({ ...pageHeaders({ pathname, ...own }), ...varied }),
    });
    drawn.set(fragment, { parts, pathname, isEarlier, ui, page: rendered });
    return rendered;
  };
}

interface FragmentPage extends FoundFragment {
  readonly parts: Template;
  readonly remote: ChosenRemote;
  readonly ui: UiLanguage;
  headers(own: { readonly styles: readonly string[]; readonly scripts: readonly string[] }): Record<string, string>;
}

function withFragment({
  fragment,
  isEarlier,
  parts,
  remote: {
    name,
    released: { version },
  },
  ui,
  headers,
}: FragmentPage): RenderedPage {
  const styles = [...fragment.head.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text ?? '');
  const scripts = fragment.app ? [BEFORE_APP] : [];
  const html = [
    inLanguage(parts.head, fragment.lang ?? ui).replace(/<meta name="description"[^>]*>/, ''),
    ...scripts.map((text) => `<script>${text}</script>`),
    // Asked for as early as can be; they run when the whole page is there.
    ...(fragment.app?.scripts ?? []).map(
      (file) => `<script defer src="${escapeAttribute(addressIn(name, version, file))}" fetchpriority="high"></script>`,
    ),
    fragment.head,
    inLanguage(parts.body, ui),
    `<div id="${FRAGMENT_ELEMENT_ID}">${fragment.html}</div>`,
    ...(fragment.app
      ? [dataBlock(FRAGMENT_STATE_ID, fragment.state, isEarlier ? ` ${FRAGMENT_EARLIER_ATTRIBUTE}` : '')]
      : []),
    parts.end.replace(/<noscript>.*?<\/noscript>/s, ''),
  ];
  return { status: fragment.status, headers: headers({ styles, scripts }), html: html.join('') };
}

/** A page is in the language that its visitor chose or asks for; and a version may be tried on some visitors. */
const OF_VISITOR = 'accept-language, cookie';
/** Their words are in English only. */
const ENGLISH_REMOTES: readonly RemoteName[] = ['admin'];
const TITLE = `<title>${PRODUCT_NAME}</title>`;
const NO_ASSETS: RemoteAssets = { scripts: [], styles: [] };

interface Template {
  /** Up to the first script. */
  readonly head: string;
  /** The shell's own, with its stylesheet. */
  readonly scripts: string;
  /** From the head's end on. */
  readonly body: string;
  /** The element that the shell draws into. */
  readonly root: string;
  readonly end: string;
}

/** What is injected stands before the first script of the head, so that all of it is asked for together. */
function splitTemplate(html: string): Template {
  const untitled = html.replace(/<title>[^<]*<\/title>/, '');
  const parts =
    /^(?<head>.*?)(?<scripts><script defer.*?)(?<body><\/head>.*?<body[^>]*>\s*)(?<root><div id="root"><\/div>)(?<end>.*)$/s.exec(
      untitled,
    );
  if (!parts?.groups) throw new Error('index.html has no deferred script, or no #root first in its body');
  return parts.groups as unknown as Template;
}

/**
 * @param html with the start of the document or of its body
 * @param lang of what is drawn; the apps' own words are in that of the body
 */
function inLanguage(html: string, lang: string): string {
  return html.replace(/<(html|body) [^>]*\blang="[^"]*"/, (tag) =>
    tag.replace(/lang="[^"]*"/, `lang="${escapeAttribute(lang)}"`),
  );
}

/** @param src of a script that runs when the whole page is there */
function deferred(src: string): string {
  return `<script defer src="${escapeAttribute(src)}"></script>`;
}

function hintsOf(page: Page | undefined, { scripts, styles }: RemoteAssets): string[] {
  const reads = page && firstViewOf(page)?.reads;
  return [
    ...styles.map((href) => preload('style', href)),
    ...(reads ? [preload('fetch', reads, ' crossorigin="use-credentials"')] : []),
    ...scripts.map((href) => preload('script', href)),
  ];
}

function preload(as: 'style' | 'script' | 'fetch', href: string, more = ''): string {
  return `<link rel="preload" as="${as}" href="${escapeAttribute(href)}"${more}>`;
}

function remotesJson(manifest: RemotesManifest): string {
  return dataBlock('remotes-json', manifest);
}

function dataBlock(id: string, value: unknown, more = ''): string {
  return `<script type="application/json" id="${id}"${more}>${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
