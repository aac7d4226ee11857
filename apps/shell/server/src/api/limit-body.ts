import type { IncomingMessage } from 'node:http';
import { Transform, type Readable } from 'node:stream';

/** A caller that sends nothing for this long is not waited for. */
const SILENCE_MS = 15_000;
const LOOK_MS = 500;

export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/**
 * Lets a body through up to `limit` bytes. When forwarding ends before the body does, the rest is read and thrown away:
 * a browser hears no answer before it has sent everything.
 * @param declared the request's content-length, if it has one
 * @throws TooLargeError at once when too much is declared; a body that declares nothing fails as soon as it is too long
 */
export function limitBody({
  body,
  declared,
  limit,
}: {
  readonly body: Readable;
  readonly declared: string | undefined;
  readonly limit: number;
}): Readable {
  if (Number(declared ?? 0) > limit) throw new TooLargeError();
  let seen = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.length;
      if (seen > limit) done(new TooLargeError());
      else done(null, chunk);
    },
  });
  body.once('error', (error) => counted.destroy(error));
  counted.once('close', () => body.resume());
  return body.pipe(counted);
}

/**
 * Resolves when the caller has sent its whole body, has gone, has fallen silent, or has sent `atMost` bytes more.
 * Someone else must be reading it.
 */
export function bodySent(request: IncomingMessage, atMost = Infinity): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const { socket } = request;
    const begun = socket.bytesRead;
    let last = { bytes: begun, at: performance.now() };
    const watch = setInterval(() => {
      const { bytesRead: bytes } = socket;
      if (bytes !== last.bytes) last = { bytes, at: performance.now() };
      if (bytes - begun > atMost || performance.now() - last.at >= SILENCE_MS) done();
    }, LOOK_MS);
    const done = () => {
      clearInterval(watch);
      for (const event of ['end', 'close', 'error']) request.off(event, done);
      resolve();
    };
    for (const event of ['end', 'close', 'error']) request.once(event, done);
  });
}
