import { randomUUID } from 'node:crypto';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { API_ROUTES, REMOTES, SECRET_IN_PATH } from '@chalkboard/contracts';
import { FOREIGN_CALL, isForeignCall } from '@chalkboard/service-kit/foreign-call';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import pino from 'pino';
import { forwardApi, unavailable } from './api/forward-api';
import { notUnderstood, sendProblem } from './api/problem';
import { shareMenuReads } from './api/shared-menu-reads';
import type { EdgeConfig } from './config';
import { checkSystem } from './health/system-health';
import { cacheHeader } from './pages/cache-header';
import { answerPage } from './pages/answer-page';
import { createFragmentSource } from './pages/fragment-source';
import { createPageRenderer } from './pages/page-renderer';
import { createRemoteCatalog } from './pages/remote-catalog';
import { wantedLanguages } from './pages/wanted-languages';

/** Above the largest upload by its form's own bytes; the limit of each route is enforced where it is forwarded. */
const PARSE_LIMIT_BYTES = 1024;

/** Is the page asked for by a frame of another page? */
function isFramed(destination: string | string[] | undefined): boolean {
  return typeof destination === 'string' && /^(iframe|frame|embed|object)$/.test(destination);
}

/**
 * The one public door: serves the shell and the remotes' files, writes into each page what it will need, and forwards
 * `/api` by the table of the contracts.
 */
export async function buildEdge(config: EdgeConfig): Promise<FastifyInstance> {
  const edge = fastify({
    loggerInstance: pino({ name: 'edge', level: config.logLevel }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: PARSE_LIMIT_BYTES,
    trustProxy: config.trustProxy ?? false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;

  edge.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' });
  });
  edge.addHook('onRequest', async (request, reply) => {
    if (isForeignCall(request)) return sendProblem(reply, FOREIGN_CALL);
  });
  // Without what may be a secret: the query, and the links to orders.
  edge.addHook('onResponse', async (request, reply) => {
    request.log.info({ method: request.method, path: request.url.split('?', 1)[0]?.replace(SECRET_IN_PATH, '$1…'), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });

  const catalog = createRemoteCatalog(config);
  const renderPage = createPageRenderer({ shellDir: config.shellDir, catalog, fragments: createFragmentSource({ url: config.fragmentsUrl }) });

  edge.get('/api/health', async (_, reply) => {
    const health = await checkSystem({ services: config.services, fragmentsUrl: config.fragmentsUrl, shellDir: config.shellDir, catalog });
    return reply.code(health.status === 'ok' ? 200 : 503).header('cache-control', 'no-store').send(health);
  });
  shareMenuReads(edge, { upstream: config.services.menu, unavailable: (reply) => unavailable(reply, 'menu') });
  for (const { prefix, service } of API_ROUTES) forwardApi(edge, { prefix, service, upstream: config.services[service] });
  edge.all('/api/*', (_, reply) => sendProblem(reply, { status: 404, title: 'Not found', code: 'edge.no_such_route', detail: 'There is nothing at this address of the API.' }));

  edge.get('/remotes.json', async (_, reply) => reply.header('cache-control', 'no-cache').send(await catalog.manifest()));

  const files = { preCompressed: true, cacheControl: false, decorateReply: false, index: false, dotfiles: 'ignore' } as const;
  await edge.register(fastifyStatic, { ...files, decorateReply: true, root: path.join(config.shellDir, 'assets'), prefix: '/assets/', setHeaders: (response, file) => cacheHeader(response, file) });
  for (const name of REMOTES) {
    await edge.register(fastifyStatic, { ...files, root: config.remoteDirs[name], prefix: `/remotes/${name}/`, setHeaders: (response, file) => cacheHeader(response, file, catalog.versionNow(name)) });
  }
  edge.get('/favicon.svg', (_, reply) => reply.header('cache-control', 'max-age=86400').sendFile('favicon.svg', config.shellDir));

  // At the root, since a worker may only look after what lies below its own address.
  edge.get('/sw.js', (_, reply) => reply.header('cache-control', 'no-cache').sendFile('sw.js', config.remoteDirs.storefront));

  edge.get('/*', async (request, reply) => {
    const [pathname = '/', search = ''] = request.url.split('?', 2);
    if (path.extname(pathname)) return reply.callNotFound();
    const page = await renderPage({ pathname, search, framed: isFramed(request.headers['sec-fetch-dest']), languages: wantedLanguages(request.headers), warn: (reason) => request.log.warn({ path: pathname, reason }, 'drawn without its fragment') });
    return answerPage({ request, reply, page });
  });
  edge.setNotFoundHandler((_, reply) => sendProblem(reply, { status: 404, title: 'Not found', code: 'edge.not_found', detail: 'There is nothing at this address.' }));
  edge.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error, 'failed');
    return status < 500
      ? notUnderstood(reply, status)
      : sendProblem(reply, { status: 500, title: 'Something went wrong', code: 'edge.failed', detail: 'The site could not answer. Please try again in a moment.' });
  });
  return edge;
}
