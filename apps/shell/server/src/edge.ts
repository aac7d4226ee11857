import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { API_ROUTES, SECRET_IN_PATH } from '@chalkboard/contracts';
import { isCleanPath } from '@chalkboard/service-kit/clean-path';
import { endable } from '@chalkboard/service-kit/ending';
import { FOREIGN_CALL, isForeignCall } from '@chalkboard/service-kit/foreign-call';
import { limitArrival } from '@chalkboard/service-kit/slow-bodies';
import { measureRequests, traceRequests, type Metrics } from '@chalkboard/service-kit/telemetry';
import fastifyStatic from '@fastify/static';
import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import pino from 'pino';
import { forwardApi, unavailable } from './api/forward-api';
import { Patience } from './api/patience';
import { notUnderstood, sendProblem } from './api/problem';
import { SharedLimits } from './api/shared-limits';
import { SHARED_MENU, shareMenuReads } from './api/shared-menu-reads';
import { serveDocs } from './api-docs/serve-docs';
import type { EdgeConfig } from './config';
import { keepHealth } from './health/kept-health';
import { checkSystem } from './health/system-health';
import { limitConnections } from './limits/limit-connections';
import { edgeMetrics } from './metrics/edge-metrics';
import { answerPage } from './pages/answer-page';
import { cacheHeader } from './pages/cache-header';
import { drawnFrom } from './pages/first-view';
import { FragmentServers } from './pages/fragment-servers';
import { pageAt } from './pages/page-patterns';
import { createPageRenderer } from './pages/page-renderer';
import { withPageWords } from './pages/page-words';
import { createRemoteCatalog } from './pages/remote-catalog';
import { reactOfShell } from './pages/shell-build';
import { uiLanguageFor, wantedLanguages } from './pages/wanted-languages';
import { CanaryCount, takePageErrors } from './releases/canary-count';
import { CanaryWatch } from './releases/canary-watch';
import { ReleaseFiles } from './releases/release-files';
import { ReleaseListFile } from './releases/release-list';
import { releaseMetrics } from './releases/release-metrics';
import { sendReleased, serveReleases } from './releases/serve-files';
import { groupCookie, newGroupId, visitorOf } from './releases/visitor-group';

/** Above the largest upload by its form's own bytes; the limit of each route is enforced where it is forwarded. */
const PARSE_LIMIT_BYTES = 1024;

/** Two years, as the HSTS preload lists of browsers require. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=63072000' };
const HEADERS_MS = 20_000;

/** Whether the page is requested for a frame of another page. */
function isFramed(destination: string | string[] | undefined): boolean {
  return typeof destination === 'string' && /^(iframe|frame|embed|object)$/.test(destination);
}

/**
 * The only public server: serves the shell and the files of remotes, adds to each page the data it needs, and forwards
 * `/api` by the route table of the contracts.
 */
export async function buildEdge(config: EdgeConfig, metrics: Metrics = edgeMetrics(config)): Promise<FastifyInstance> {
  const edge = fastify({
    loggerInstance: pino({ name: 'edge', level: config.logLevel }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: PARSE_LIMIT_BYTES,
    trustProxy: config.trustProxy ?? false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Paths that the router cannot parse fail before any hook.
    frameworkErrors: (_error, _request, reply) => void notUnderstood(reply as unknown as FastifyReply, 400),
  }) as unknown as FastifyInstance;

  limitArrival(edge, {
    headersMs: HEADERS_MS,
    wholeMs: config.requestMs,
    ...config.slowest,
    connections: config.connections.all,
  });
  if (!config.trustProxy) limitConnections(edge.server, config.connections);

  const ending = endable(edge, { noticeMs: config.endingNoticeMs, announcesEnd: false });
  traceRequests(edge);
  measureRequests(edge, metrics);
  edge.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...(config.overHttps && HTTPS_ONLY),
    });
  });
  // The service behind would read another path than the one that was checked here.
  edge.addHook('onRequest', async (request, reply) => {
    if (!isCleanPath(request.raw.url ?? '')) return notUnderstood(reply, 400);
  });
  edge.addHook('onRequest', async (request, reply) => {
    if (isForeignCall(request)) return sendProblem(reply, FOREIGN_CALL);
  });
  // Answers without a cache header are private.
  edge.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return payload;
  });
  // Secrets stay out of the log: the query, and the links to orders.
  edge.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0]?.replace(SECRET_IN_PATH, '$1…'),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });

  const list = new ReleaseListFile(config.remotesDir);
  const files = new ReleaseFiles(config.remotesDir);
  const watch = new CanaryWatch(config.canary);
  const catalog = createRemoteCatalog({ list, files, reactVersion: await reactOfShell(config.shellDir) });
  const fragments = new FragmentServers(config.fragmentsUrl);
  const renderPage = withPageWords(
    createPageRenderer({
      shellDir: config.shellDir,
      catalog,
      fragments: (remote) => fragments.of(remote),
      picturesOf: config.mapTilesOrigin,
    }),
    config.exampleMenu,
  );
  const canaries = new CanaryCount({ list, watch }, (facts, message) => edge.log.error(facts, message));
  takePageErrors(edge, canaries, metrics);
  releaseMetrics(metrics, { list, watch, catalog });

  const examine = keepHealth(
    () =>
      checkSystem({
        services: config.services,
        fragmentsUrl: config.fragmentsUrl,
        shellDir: config.shellDir,
        catalog,
        list,
        watch,
      }),
    config.healthKeptMs,
  );
  edge.get('/api/health', async (_, reply) => {
    const health = await examine();
    return reply.code(health.status === 'ok' ? 200 : 503).send(health);
  });
  // Routes of the edge itself; they call no service.
  edge.get('/api/health/live', () => ({ status: 'ok' }));
  edge.get('/api/health/ready', (_, reply) =>
    reply.code(ending.isEnding ? 503 : 200).send({ status: ending.isEnding ? 'ending' : 'ok' }),
  );
  serveDocs(edge);
  const patienceWith = () => new Patience(config.patienceMs);
  const patience = { menu: patienceWith(), ordering: patienceWith(), identity: patienceWith(), notify: patienceWith() };
  shareMenuReads(edge, {
    upstream: config.services.menu,
    patience: patience.menu,
    changed: (shareId) => drawnFrom(SHARED_MENU, { shareId }).forEach((address) => fragments.discard(address)),
    unavailable: (reply) => unavailable(reply, 'menu'),
  });
  const limits = new SharedLimits(config);
  for (const { prefix, service } of API_ROUTES)
    forwardApi(edge, {
      prefix,
      service,
      upstream: config.services[service],
      patience: patience[service],
      limits,
      overHttps: config.overHttps,
    });
  edge.all('/api/*', (_, reply) =>
    sendProblem(reply, {
      status: 404,
      title: 'Not found',
      code: 'edge.no_such_route',
      detail: 'There is nothing at this address of the API.',
    }),
  );

  edge.get('/remotes.json', async (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', vary: 'cookie' })
      .send((await catalog.choose(visitorOf(request.headers))).manifest),
  );
  serveReleases(edge, { list, files });

  await edge.register(fastifyStatic, {
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    root: path.join(config.shellDir, 'assets'),
    prefix: '/assets/',
    setHeaders: (response, file) => cacheHeader(response, file),
  });
  edge.get('/favicon.svg', (_, reply) =>
    reply.header('cache-control', 'max-age=86400').sendFile('favicon.svg', config.shellDir),
  );

  // At the root: the scope of a service worker is its own path.
  edge.get('/sw.js', async (request, reply) => {
    const storefront = (await catalog.choose(visitorOf(request.headers))).remotes.storefront;
    return storefront
      ? sendReleased(
          { list, files },
          { request, reply },
          { name: 'storefront', version: storefront.released.version, file: 'sw.js', cacheControl: 'no-cache' },
        )
      : reply.callNotFound();
  });

  edge.get('/*', async (request, reply) => {
    const [pathname = '/', search = ''] = request.url.split('?', 2);
    if (path.extname(pathname)) return reply.callNotFound();
    const known = visitorOf(request.headers);
    const { isSplit } = await catalog.choose(known);
    // Visitors have a number only while there is a canary.
    const visitor = isSplit && known.id === undefined ? { ...known, id: newGroupId() } : known;
    if (visitor !== known && visitor.id !== undefined)
      reply.header('set-cookie', groupCookie(visitor.id, { secure: config.overHttps }));
    const choice = await catalog.choose(visitor);
    let failed = false;
    const warn = (reason: string, late = false) => {
      // A slow remote, such as one just started, still shows its page.
      failed ||= !late;
      request.log.warn({ path: pathname, reason }, 'drawn without its fragment');
    };
    const languages = wantedLanguages(request.headers, search);
    const page = await renderPage({
      pathname,
      search,
      framed: isFramed(request.headers['sec-fetch-dest']),
      languages,
      ui: uiLanguageFor(languages),
      choice,
      warn,
    });
    const remote = isSplit ? pageAt(pathname)?.remote : undefined;
    // Nobody waits for the count.
    if (remote) void canaries.given(remote, { choice, visitor, address: request.ip, failed });
    return answerPage({ request, reply, page });
  });
  edge.setNotFoundHandler((_, reply) =>
    sendProblem(reply, {
      status: 404,
      title: 'Not found',
      code: 'edge.not_found',
      detail: 'There is nothing at this address.',
    }),
  );
  edge.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error, 'failed');
    return status < 500
      ? notUnderstood(reply, status)
      : sendProblem(reply, {
          status: 500,
          title: 'Something went wrong',
          code: 'edge.failed',
          detail: 'The site could not answer. Please try again in a moment.',
        });
  });
  return edge;
}
