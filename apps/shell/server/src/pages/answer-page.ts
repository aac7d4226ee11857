import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '../api/compress-answer';
import type { RenderedPage } from './page-renderer';

/** Some milliseconds for a long menu, and a tenth of its size. */
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page as it is sent; packed when the first reader takes it so. */
interface PreparedPage {
  readonly etag: string;
  readonly packed: Map<'br' | 'gzip', Promise<Buffer>>;
}

const prepared = new WeakMap<RenderedPage, PreparedPage>();

/** Sends a page as small as the browser takes it, and not at all when the browser has it already. */
export async function answerPage({
  request,
  reply,
  page,
}: {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly page: RenderedPage;
}): Promise<FastifyReply> {
  const { etag, packed } = prepared.get(page) ?? prepare(page);
  reply.code(page.status).headers({
    ...page.headers,
    etag,
    vary: ['accept-encoding, sec-fetch-dest', page.headers.vary].filter(Boolean).join(', '),
  });
  if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = encodingFor(request, page.html.length);
  if (!encoding) return reply.send(page.html);
  const small = packed.get(encoding) ?? pack(page.html, encoding);
  packed.set(encoding, small);
  return reply.header('content-encoding', encoding).send(await small);
}

function pack(html: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return zip(html);
  return brotli(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });
}

function prepare(page: RenderedPage): PreparedPage {
  const made: PreparedPage = {
    etag: `W/"${createHash('sha256').update(page.html).digest('hex').slice(0, 20)}"`,
    packed: new Map(),
  };
  prepared.set(page, made);
  return made;
}
