const HASHED = /\.[0-9a-f]{8}\.\w+(\.(br|gz))?$/;

interface FileResponse {
  setHeader(name: string, value: string): unknown;
}

/** A file of the shell with its hash in its name never changes; every other is asked for again. */
export function cacheHeader(response: FileResponse, file: string): void {
  response.setHeader('cache-control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
}
