import type { IncomingMessage } from 'node:http';

const HASHED = /\.[0-9a-f]{8}\.\w+(\.(br|gz))?$/;

interface FileResponse {
  setHeader(name: string, value: string): unknown;
  readonly req?: IncomingMessage;
}

/**
 * A file with its hash in its name never changes, and neither does an entry asked for by its current hash; every other
 * file is asked for again.
 * @param version the current hash of the folder's entry, if it has one
 */
export function cacheHeader(response: FileResponse, file: string, version?: string): void {
  const asked = new URLSearchParams(response.req?.url?.split('?', 2)[1]).get('v');
  const fixed = HASHED.test(file) || (version !== undefined && asked === version);
  response.setHeader('cache-control', fixed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
