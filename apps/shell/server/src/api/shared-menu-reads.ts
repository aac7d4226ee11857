import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { ENDING_HEADER } from '@chalkboard/service-kit/drain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BROTLI, encodingFor } from './compress-answer';
import type { Patience } from './patience';
import { readAgain } from './read-again';

/**
 * How long readers share an answer, from when the menu service was asked. Together with the way to the reader a menu is
 * less than a second old.
 */
export const SHARED_MS = 500;
/** The route whose answers are shared. */
export const SHARED_MENU = '/api/menu/:shareId';
const MENU = /^\/api\/menu\/([^/?]+)/;
/** A dish that is sold out is said on the board of orders, and changes the menu. */
const DISH_ON_BOARD = /^\/api\/orders\/board\/([^/?]+)\/items\//;
const ANSWER_LIMIT_MS = 30_000;

interface MenuAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** By encoding; made when the first reader takes it so. */
  readonly packed: Map<string, Promise<Buffer>>;
}

interface SharedMenuReads {
  readonly upstream: string;
  readonly patience: Patience;
  /** Told of a menu that is changed, before it is forwarded and when it is answered. */
  changed(shareId: string): void;
  /** Answers for a service that could not be asked. */
  unavailable(reply: FastifyReply): FastifyReply;
}

/**
 * Menus are read by many at once and are the same for everybody: readers of one that arrive together get one answer of
 * the menu service. Whoever changes a menu through this edge reads their own change at once.
 */
export function shareMenuReads(
  edge: FastifyInstance,
  { upstream, patience, changed, unavailable }: SharedMenuReads,
): void {
  const answers = new Map<string, Promise<MenuAnswer>>();
  const clear = ({ method, url }: FastifyRequest) => {
    const [, shareId] = method === 'GET' || method === 'HEAD' ? [] : (MENU.exec(url) ?? DISH_ON_BOARD.exec(url) ?? []);
    if (shareId === undefined) return;
    answers.delete(shareId);
    changed(shareId);
  };
  // Before it is forwarded and when it is answered: what was read in between may be of before.
  edge.addHook('onRequest', async (request) => clear(request));
  edge.addHook('onSend', async (request, _, payload) => {
    clear(request);
    return payload;
  });

  const ask = (shareId: string): Promise<MenuAnswer> => {
    const asked = patience.until(() => readAgain(() => askFor(`${upstream}/api/menu/${shareId}`, patience)));
    const end = () => {
      if (answers.get(shareId) === asked) answers.delete(shareId);
    };
    answers.set(shareId, asked);
    setTimeout(end, SHARED_MS).unref();
    asked.then(({ status }) => status !== 200 && end(), end);
    return asked;
  };

  edge.get(SHARED_MENU, async (request, reply) => {
    const [, shareId = ''] = MENU.exec(request.url) ?? [];
    let answer: MenuAnswer;
    try {
      answer = await (answers.get(shareId) ?? ask(shareId));
    } catch (error) {
      request.log.error(error, 'could not read a menu');
      return unavailable(reply);
    }
    return send(request, reply, answer);
  });
}

async function askFor(url: string, patience: Patience): Promise<MenuAnswer> {
  const response = await fetch(url, {
    headers: { 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  patience.noteEnding(response.headers.get(ENDING_HEADER));
  const headers = ['content-type', 'etag', 'cache-control', 'retry-after'].flatMap((name) =>
    response.headers.has(name) ? [[name, response.headers.get(name)!]] : [],
  );
  return {
    status: response.status,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: Buffer.from(await response.arrayBuffer()),
    packed: new Map(),
  };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body, packed }: MenuAnswer,
): Promise<FastifyReply> {
  reply.code(status).headers(headers);
  if (status === 200 && headers.etag !== undefined && request.headers['if-none-match'] === headers.etag)
    return reply.code(304).removeHeader('content-type').send();
  const encoding = status === 200 ? encodingFor(request, body.length) : undefined;
  if (!encoding) return reply.send(body);
  if (!packed.has(encoding))
    packed.set(
      encoding,
      encoding === 'br'
        ? promisify<Buffer, typeof BROTLI, Buffer>(brotliCompress)(body, BROTLI)
        : promisify<Buffer, Buffer>(gzip)(body),
    );
  return reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' }).send(await packed.get(encoding));
}
