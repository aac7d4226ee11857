import { createHash } from 'node:crypto';
import { LANGUAGE_PARAM, type Fragment, type Menu, type SliceHealth } from '@chalkboard/contracts';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import pino from 'pino';
import { z } from 'zod';
import { readView } from '@chalkboard/storefront/directory-filter';
import { dateOf, hoursLine } from '@chalkboard/storefront/hours';
import { languageShown } from '@chalkboard/storefront/language';
import type { StorefrontServerConfig } from './config';
import { directoryEtag, drawDirectory } from './directory-fragment';
import { createDirectorySource } from './directory-source';
import { liftStyles } from './lift-styles';
import { createMenuSource, type KnownMenu } from './menu-source';
import { pageHead } from './page-head';
import { builtRemoteIn, type BuiltRemote } from './remote-version';
import { renderMenu } from './render-menu';

/** Drawn fragments that are kept; those of a filtered menu are drawn each time. */
const KEPT = 500;
const MINUTE_MS = 60_000;

/** A drawn view and what it shows: as long as all of that is the same, so is the view. Opening hours are whole minutes. */
interface DrawnView {
  readonly fragment: Fragment;
  readonly menuEtag: string;
  readonly version: string;
  /** Since the epoch. */
  readonly minute: number;
}

const Params = z.object({ shareId: z.string().min(1).max(200) });
const Query = z.object({ search: z.string().max(1000).default(''), framed: z.literal('1').optional(), languages: z.string().max(200).default('') });

interface View {
  readonly shareId: string;
  readonly search: string;
  readonly framed: boolean;
  /** BCP 47 tags, the most wanted first. */
  readonly languages: readonly string[];
  readonly remote: BuiltRemote;
}

/** Draws the first view of a menu's page, and of the directory, before any script runs. It keeps nothing but copies. */
export function buildServer(config: StorefrontServerConfig): FastifyInstance {
  const server = fastify({
    loggerInstance: pino({ name: 'storefront-server', level: config.logLevel }),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;
  const menus = createMenuSource(config.menuUrl);
  const directory = createDirectorySource(config.menuUrl);
  const builtRemote = builtRemoteIn(config.remoteDir);
  const drawn = new Map<string, DrawnView>();

  const draw = ({ menu, etag: menuEtag }: KnownMenu, view: View): Fragment => {
    const { shareId, search, framed, languages, remote } = view;
    const { version } = remote;
    // Of a menu in two languages there are two views; of all others one, whoever asks.
    const language = menu && languageShown(menu, { search, wanted: languages });
    const key = `${framed} ${language} ${search} ${shareId}`;
    const isKept = menu && (search === '' || asksForLanguage(search, menu));
    const before = isKept ? drawn.get(key) : undefined;
    const now = Date.now();
    const minute = Math.floor(now / MINUTE_MS);
    if (before?.minute === minute && before.menuEtag === menuEtag && before.version === version) return before.fragment;
    // Also drawn again when the restaurant opens or closes, and when its week begins on another day.
    const hours = menu && [hoursLine(menu, now)?.text, menu.openingHours && dateOf(now, menu.timeZone)].join(' ');
    const etag = `"${createHash('sha256').update([shareId, menuEtag, version, framed, language, search, hours].join('\n')).digest('hex').slice(0, 20)}"`;
    const fragment = before?.fragment.etag === etag ? before.fragment : drawAnew(view, menu, etag);
    if (isKept) {
      drawn.delete(key);
      drawn.set(key, { fragment, menuEtag, version, minute });
      const [oldest] = drawn.keys();
      if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
    }
    return fragment;
  };
  const drawAnew = ({ shareId, search, framed, languages, remote }: View, menu: Menu | undefined, etag: string): Fragment => {
    const { html, css } = liftStyles(renderMenu({ menu, shareId, search, framed, languages }));
    const lang = menu && languageShown(menu, { search, wanted: languages });
    return { status: menu ? 200 : 404, ...(lang && { lang }), head: pageHead({ menu, shareId, search, languages, publicUrl: config.publicUrl, styles: [remote.css, css] }), html, state: menu ?? null, remoteVersion: remote.version, etag };
  };

  server.get('/health', async (_, reply) => {
    const built = (await builtRemote()) !== undefined;
    const health: SliceHealth = { status: built ? 'ok' : 'failing', service: 'storefront-server', checks: { remote: built ? { status: 'ok' } : { status: 'failing', detail: 'is not built' } } };
    return reply.code(built ? 200 : 503).send(health);
  });

  server.get('/fragments/menu/:shareId', async (request, reply) => {
    const params = Params.safeParse(request.params);
    const query = Query.safeParse(request.query);
    if (!params.success || !query.success) return reply.code(400).send({ status: 400, title: 'Not understood', code: 'storefront.invalid_request' });
    const remote = await builtRemote();
    if (remote === undefined) return reply.code(503).send({ status: 503, title: 'Not available right now', code: 'storefront.not_built' });
    const { shareId } = params.data;
    const known = await menus.read(shareId).catch((error: unknown) => {
      request.log.warn({ shareId, reason: error instanceof Error ? error.message : String(error) }, 'the menu cannot be read');
      return undefined;
    });
    if (!known) return reply.code(503).send({ status: 503, title: 'Not available right now', code: 'storefront.menu_unavailable' });
    const fragment = draw(known, { shareId, search: query.data.search, framed: query.data.framed === '1', languages: query.data.languages.split(',').filter(Boolean), remote });
    reply.header('etag', fragment.etag);
    if (isKnown(fragment.etag, request.headers)) return reply.code(304).send();
    return fragment;
  });

  server.get('/fragments/directory', async (request, reply) => {
    const query = Query.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ status: 400, title: 'Not understood', code: 'storefront.invalid_request' });
    const remote = await builtRemote();
    if (remote === undefined) return reply.code(503).send({ status: 503, title: 'Not available right now', code: 'storefront.not_built' });
    const view = readView(new URLSearchParams(query.data.search));
    const page = await directory.read(view).catch((error: unknown) => {
      request.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'the directory cannot be read');
      return undefined;
    });
    if (!page) return reply.code(503).send({ status: 503, title: 'Not available right now', code: 'storefront.directory_unavailable' });
    const etag = directoryEtag({ view, page, remote }, Date.now());
    reply.header('etag', etag);
    if (isKnown(etag, request.headers)) return reply.code(304).send();
    return drawDirectory({ view, page, remote, publicUrl: config.publicUrl }, etag);
  });
  return server;
}

/** Whether all that a page's query says is which of the menu's languages it is to be in, as links of search engines do. */
function asksForLanguage(search: string, { language, translation }: Menu): boolean {
  return [language, translation?.language].some((tag) => tag !== undefined && search === `${LANGUAGE_PARAM}=${tag}`);
}

/** Whether who asks has it, maybe among others. */
function isKnown(etag: string, { 'if-none-match': known = '' }: { readonly 'if-none-match'?: string }): boolean {
  return known.split(',').some((one) => one.trim() === etag);
}
