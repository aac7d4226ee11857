import { createHash } from 'node:crypto';
import {
  LANGUAGE_PARAM,
  UI_LANGUAGES,
  type Fragment,
  type Menu,
  type SliceHealth,
  type UiLanguage,
} from '@chalkboard/contracts';
import { endable } from '@chalkboard/service-kit/ending';
import { readView } from '@chalkboard/storefront/directory-filter';
import type { DrawnMenu } from '@chalkboard/storefront/first-view';
import { dateOf } from '@chalkboard/storefront/hours';
import { languageShown } from '@chalkboard/storefront/language';
import { timesKey } from '@chalkboard/storefront/menu-at';
import { dependsOnTime } from '@chalkboard/storefront/times';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import pino from 'pino';
import { z } from 'zod';
import type { BuiltRemote } from './built-remote';
import type { StorefrontServerConfig } from './config';
import { directoryEtag, drawDirectory } from './directory-fragment';
import { createDirectorySource } from './directory-source';
import type { Drawings } from './drawings';
import { createMenuSource, type KnownMenu } from './menu-source';

/** Drawn fragments that are kept; those of a filtered menu are drawn each time. */
const KEPT = 500;
const MINUTE_MS = 60_000;

/**
 * A drawn view and what it shows: as long as all of that is the same, so is the view. Opening hours are whole minutes.
 */
interface DrawnView {
  readonly fragment: Fragment;
  readonly menuEtag: string;
  /** Since the epoch. */
  readonly minute: number;
}

const Params = z.object({ shareId: z.string().min(1).max(200) });
const Query = z.object({
  search: z.string().max(1000).default(''),
  framed: z.literal('1').optional(),
  languages: z.string().max(200).default(''),
  /** Servers of before do not say it. */
  ui: z.enum(UI_LANGUAGES).default('en'),
});

interface View {
  readonly shareId: string;
  readonly search: string;
  readonly framed: boolean;
  /** BCP 47 tags, the most wanted first. */
  readonly languages: readonly string[];
  /** Of the app's words. */
  readonly ui: UiLanguage;
}

/**
 * Draws the first view of a menu's page, and of the directory, before any script runs. It keeps nothing but copies.
 * @param options `remote`: the one that takes up what is drawn
 */
export function buildServer({
  config,
  remote,
  drawings,
}: {
  readonly config: StorefrontServerConfig;
  readonly remote: BuiltRemote;
  readonly drawings: Drawings;
}): FastifyInstance {
  const server = fastify({
    loggerInstance: pino({ name: 'storefront-server', level: config.logLevel }),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  }) as unknown as FastifyInstance;
  const ending = endable(server, { noticeMs: config.endingNoticeMs, announcesEnd: false });
  const menus = createMenuSource(config.menuUrl);
  const directory = createDirectorySource(config.menuUrl);
  const drawn = new Map<string, DrawnView>();

  const draw = ({ menu, etag: menuEtag }: KnownMenu, view: View): Fragment => {
    const { shareId, search, framed, languages, ui } = view;
    // In each language of the app there are two views of a menu in two languages; of all others one, whoever asks.
    const language = menu && languageShown(menu, { search, wanted: languages });
    const key = `${framed} ${ui} ${language} ${search} ${shareId}`;
    const isKept = menu && (search === '' || asksForLanguage(search, menu));
    const before = isKept ? drawn.get(key) : undefined;
    const now = Date.now();
    const minute = Math.floor(now / MINUTE_MS);
    if (before?.minute === minute && before.menuEtag === menuEtag) return before.fragment;
    // Also drawn again when the restaurant opens or closes, and when its week begins on another day.
    const hours =
      menu && [drawings[ui].hoursLine(menu, now)?.text, menu.openingHours && dateOf(now, menu.timeZone)].join(' ');
    const times = menu && dependsOnTime(menu) ? timesKey(menu, now) : '';
    const etag = `"${createHash('sha256')
      .update([shareId, menuEtag, remote.drawnBy, framed, ui, language, search, hours, times].join('\n'))
      .digest('hex')
      .slice(0, 20)}"`;
    const fragment = before?.fragment.etag === etag ? before.fragment : drawAnew(view, menu, { etag, now });
    if (isKept) {
      drawn.delete(key);
      drawn.set(key, { fragment, menuEtag, minute });
      const [oldest] = drawn.keys();
      if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
    }
    return fragment;
  };
  const drawAnew = (
    { shareId, search, framed, languages, ui }: View,
    menu: Menu | undefined,
    { etag, now }: { readonly etag: string; readonly now: number },
  ): Fragment => {
    const { scripts, texts, css } = remote.menu;
    const drawing = {
      head: drawings[ui].pageHead({
        menu: menu && dependsOnTime(menu) ? drawings[ui].menuAt(menu, now) : menu,
        shareId,
        search,
        languages,
        publicUrl: config.publicUrl,
        css,
      }),
      html: drawings[ui].renderMenu({ menu, shareId, search, framed, languages, now }),
      remoteVersion: remote.version,
      etag,
    };
    // There is nothing to operate where there is no menu.
    if (!menu) return { status: 404, lang: ui, ...drawing, state: null };
    const lang = languageShown(menu, { search, wanted: languages });
    const state: DrawnMenu = { menu, search, framed, drawnAt: now, ...(menu.translation && { language: lang }) };
    return { status: 200, lang, ...drawing, state, app: { scripts: [...(texts[ui] ?? []), ...scripts] } };
  };

  // It needs nothing of its own to answer: whether the menu service is there is that one's matter.
  const health: SliceHealth = { status: 'ok', service: 'storefront-server', version: remote.version, checks: {} };
  for (const probe of ['/health', '/live'])
    server.get(probe, (_, reply) => reply.header('cache-control', 'no-store').send(health));
  server.get('/ready', (_, reply) =>
    reply
      .code(ending.isEnding ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: ending.isEnding ? 'ending' : 'ok' }),
  );

  server.get('/fragments/menu/:shareId', async (request, reply) => {
    const params = Params.safeParse(request.params);
    const query = Query.safeParse(request.query);
    if (!params.success || !query.success)
      return reply.code(400).send({ status: 400, title: 'Not understood', code: 'storefront.invalid_request' });
    const { shareId } = params.data;
    const known = await menus.read(shareId).catch((error: unknown) => {
      request.log.warn(
        { shareId, reason: error instanceof Error ? error.message : String(error) },
        'the menu cannot be read',
      );
      return undefined;
    });
    if (!known)
      return reply
        .code(503)
        .send({ status: 503, title: 'Not available right now', code: 'storefront.menu_unavailable' });
    const fragment = draw(known, {
      shareId,
      search: query.data.search,
      framed: query.data.framed === '1',
      languages: query.data.languages.split(',').filter(Boolean),
      ui: query.data.ui,
    });
    reply.header('etag', fragment.etag);
    if (isKnown(fragment.etag, request.headers)) return reply.code(304).send();
    return fragment;
  });

  server.get('/fragments/directory', async (request, reply) => {
    const query = Query.safeParse(request.query);
    if (!query.success)
      return reply.code(400).send({ status: 400, title: 'Not understood', code: 'storefront.invalid_request' });
    const view = readView(new URLSearchParams(query.data.search));
    const page = await directory.read(view).catch((error: unknown) => {
      request.log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'the directory cannot be read',
      );
      return undefined;
    });
    if (!page)
      return reply
        .code(503)
        .send({ status: 503, title: 'Not available right now', code: 'storefront.directory_unavailable' });
    const now = Date.now();
    const { search, ui } = query.data;
    const shown = { page, remote, search, language: ui, drawing: drawings[ui] };
    const etag = directoryEtag(shown, now);
    reply.header('etag', etag);
    if (isKnown(etag, request.headers)) return reply.code(304).send();
    return drawDirectory({ ...shown, view, publicUrl: config.publicUrl }, { etag, now });
  });
  return server;
}

/**
 * Whether all that a page's query says is which of the menu's languages it is to be in, as links of search engines do.
 */
function asksForLanguage(search: string, { language, translation }: Menu): boolean {
  return [language, translation?.language].some((tag) => tag !== undefined && search === `${LANGUAGE_PARAM}=${tag}`);
}

/** Whether who asks has it, maybe among others. */
function isKnown(etag: string, { 'if-none-match': known = '' }: { readonly 'if-none-match'?: string }): boolean {
  return known.split(',').some((one) => one.trim() === etag);
}
