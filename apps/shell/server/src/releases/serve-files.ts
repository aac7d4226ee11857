import path from 'node:path';
import { REMOTES, type RemoteName } from '@chalkboard/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseFiles } from './release-files';
import type { ReleaseListFile } from './release-list';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
};
const PACKINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
const FOR_EVER = 'public, max-age=31536000, immutable';

interface Wanted {
  readonly name: RemoteName;
  readonly version: string;
  readonly file: string;
  readonly cacheControl: string;
}

/**
 * Answers `/remotes/<name>/<version>/<file>`. A version's files never change, and are there as long as the list names
 * it.
 */
export function serveReleases(
  edge: FastifyInstance,
  sources: { readonly list: ReleaseListFile; readonly files: ReleaseFiles },
): void {
  edge.get<{ Params: { name: string; version: string; file: string } }>(
    '/remotes/:name/:version/:file',
    async (request, reply) => {
      const { name, version, file } = request.params;
      const remote = REMOTES.find((one) => one === name);
      return remote
        ? sendReleased(sources, { request, reply }, { name: remote, version, file, cacheControl: FOR_EVER })
        : reply.callNotFound();
    },
  );
}

/** Sends a file of a version, as small as the browser takes it. */
export async function sendReleased(
  { list, files }: { readonly list: ReleaseListFile; readonly files: ReleaseFiles },
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { name, version, file, cacheControl }: Wanted,
): Promise<unknown> {
  const released = (await list.read()).remotes[name]?.versions.find((one) => one.version === version);
  if (!released) return reply.callNotFound();
  try {
    const build = await files.build(name, released);
    const integrity = build.files[file];
    if (integrity === undefined || /\.(br|gz)$/.test(file)) return reply.callNotFound();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const [encoding, ending] = PACKINGS.find(
      ([packing, suffix]) => new RegExp(`\\b${packing}\\b`).test(accepted) && build.files[file + suffix] !== undefined,
    ) ?? [undefined, ''];
    const etag = `"${integrity.slice(7, 29)}"`;
    reply.headers({
      'cache-control': cacheControl,
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      etag,
      vary: 'accept-encoding',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const content = await files.read(name, released, file + ending);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(content);
  } catch (error) {
    request.log.error(
      { remote: name, version, file, reason: error instanceof Error ? error.message : String(error) },
      'a released file cannot be served',
    );
    // What is not there for the moment is asked for again.
    return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '2' }).removeHeader('etag').send();
  }
}
