import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { HOT_PATH } from '../build/hot-places.mjs';
import { BEFORE_REACT, withHotRemotes } from './hot-pages.mjs';

const HERE = '127.0.0.1';
const BUILDS = `${HOT_PATH}builds`;
const HOT_FILE = /^\/dev\/([a-z]+)\/([\w.@~-]+)(?:\?.*)?$/;
const TYPES = /** @type {Readonly<Record<string, string>>} */ ({
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
});
/** Addresses that no page has. */
const NO_PAGE = /^\/(api|assets|remotes|dev)\/|\.\w+(\?|$)/;

/**
 * @typedef {object} Door
 * @property {(port: number) => Promise<void>} listen
 * @property {(build: string, hash: string) => void} tell has pages with this build replace what changed
 * @property {() => void} close
 */

/**
 * The public port of a system in development, before its edge: serves the development builds of remotes, names them in
 * pages instead of the released ones, and tells pages of new builds. All else is the edge's, whose headers and checks
 * stay what they are in production.
 * @param {{ edge: number, builds: Readonly<Record<string, string>> }} options `edge`: its port; `builds`: folder of the
 * development build by remote
 * @returns {Door}
 */
export function openDoor({ edge, builds }) {
  /** @type {Map<string, string>} */
  const hashes = new Map();
  /** @type {Set<http.ServerResponse>} */
  const listeners = new Set();
  const say = (/** @type {http.ServerResponse} */ listener, /** @type {string} */ build, /** @type {string} */ hash) =>
    listener.write(`data: ${JSON.stringify({ build, hash })}\n\n`);

  const server = http.createServer((request, response) => {
    const url = request.url ?? '/';
    if (url === BUILDS) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.flushHeaders();
      for (const [build, hash] of hashes) say(response, build, hash);
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
      return;
    }
    if (url === BEFORE_REACT) return sendFile(path.join(import.meta.dirname, 'before-react.js'), response);
    const [, name = '', file = ''] = HOT_FILE.exec(url) ?? [];
    const folder = Object.hasOwn(builds, name) ? builds[name] : undefined;
    if (folder) sendFile(path.join(folder, file), response);
    else forward({ edge, request, response, remotes: Object.keys(builds) });
  });
  // Uploads and event streams take their time; the edge has the limits.
  server.requestTimeout = 0;
  return {
    listen: (port) =>
      new Promise((resolve, reject) => server.once('error', reject).listen(port, HERE, () => resolve())),
    tell(build, hash) {
      hashes.set(build, hash);
      for (const listener of listeners) say(listener, build, hash);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** @param {string} file @param {http.ServerResponse} response */
function sendFile(file, response) {
  const stream = fs.createReadStream(file);
  stream.once('error', () => response.writeHead(404, { 'cache-control': 'no-store' }).end());
  stream.once('open', () => {
    response.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    });
    stream.pipe(response);
  });
}

/**
 * @param {{ edge: number, request: http.IncomingMessage, response: http.ServerResponse, remotes: readonly string[] }}
 * call
 */
function forward({ edge, request, response, remotes }) {
  const isPage = request.method === 'GET' && (request.url === '/remotes.json' || !NO_PAGE.test(request.url ?? ''));
  const headers = { ...request.headers };
  // What is rewritten comes plain and whole: another system on this port may have given the browser the same page.
  if (isPage) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
  const asked = http.request(
    { host: HERE, port: edge, method: request.method, path: request.url, headers },
    (answer) => {
      if (!isPage) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const { etag: _etag, 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, { ...kept, 'cache-control': 'no-store' });
        response.end(withHotRemotes(Buffer.concat(parts).toString('utf8'), remotes));
      });
    },
  );
  asked.once('error', () => {
    if (response.headersSent) response.destroy();
    else
      response
        .writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' })
        .end('The edge is being started. Please try again in a moment.\n');
  });
  response.once('close', () => asked.destroy());
  request.pipe(asked);
}
