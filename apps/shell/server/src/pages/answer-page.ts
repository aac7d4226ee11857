import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from './page-renderer';

/** Some milliseconds for a long menu, and a tenth of its size. */
const BROTLI_QUALITY = 5;
const SMALLEST_BYTES = 1400;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Sends a page as small as the browser takes it, and not at all when the browser has it already. */
export async function answerPage({ request, reply, page }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly page: RenderedPage }): Promise<FastifyReply> {
  const etag = `W/"${createHash('sha256').update(page.html).digest('hex').slice(0, 20)}"`;
  reply.code(page.status).headers({ ...page.headers, etag, vary: ['accept-encoding, sec-fetch-dest', page.headers.vary].filter(Boolean).join(', ') });
  if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const body = Buffer.from(page.html);
  if (body.length < SMALLEST_BYTES) return reply.send(body);
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await zip(body));
  return reply.send(body);
}
