import type { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Fast enough for every answer, and a third of the size of a long menu. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Below this a packet is a packet. */
const SMALLEST_BYTES = 1400;

/** How an answer of `length` bytes is packed for this reader; undefined: as it is. */
export function encodingFor(request: FastifyRequest, length: number): 'br' | 'gzip' | undefined {
  if (length < SMALLEST_BYTES || !request.headers['accept-encoding']) return undefined;
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
}

/**
 * Sends a service's answer on: JSON that was read (GET) compressed, everything else, event streams above all, as it
 * comes.
 */
export function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { stream }: { readonly stream: Readable },
): void {
  const type = String(reply.getHeader('content-type') ?? '');
  const length = Number(reply.getHeader('content-length') ?? Infinity);
  const encoding = encodingFor(request, length);
  if (
    !encoding ||
    request.method !== 'GET' ||
    !/^application\/json\b/.test(type) ||
    reply.hasHeader('content-encoding') ||
    reply.statusCode !== 200
  ) {
    void reply.send(stream);
    return;
  }
  const packed = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip();
  stream.once('error', (error) => packed.destroy(error));
  reply.removeHeader('content-length');
  reply.headers({
    'content-encoding': encoding,
    vary: [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '),
  });
  void reply.send(stream.pipe(packed));
}
