import type { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Fast enough for every answer, and a third of the size of a long menu. */
const BROTLI_QUALITY = 4;
/** Below this a packet is a packet. */
const SMALLEST_BYTES = 1400;

/** Sends a service's answer on: JSON that was read (GET) compressed, everything else, event streams above all, as it comes. */
export function compressAnswer(request: FastifyRequest, reply: FastifyReply, { stream }: { readonly stream: Readable }): void {
  const type = String(reply.getHeader('content-type') ?? '');
  const length = Number(reply.getHeader('content-length') ?? Infinity);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding || request.method !== 'GET' || !/^application\/json\b/.test(type) || reply.hasHeader('content-encoding') || length < SMALLEST_BYTES || reply.statusCode !== 200) {
    void reply.send(stream);
    return;
  }
  const packed = encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }) : createGzip();
  stream.once('error', (error) => packed.destroy(error));
  reply.removeHeader('content-length');
  reply.headers({ 'content-encoding': encoding, vary: [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ') });
  void reply.send(stream.pipe(packed));
}
