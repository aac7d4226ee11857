import { brotliDecompressSync } from 'node:zlib';

const PAGE = '/menu/demo';
/** A dish of the demo restaurant, and what a page has only when a server drew it. */
const DRAWN = ['Cacio e Pepe', 'application/ld+json'];

/**
 * Opens the demo restaurant's page as browsers do. Pages of one etag are one page, so each is unpacked and looked into
 * once: the client has time for many.
 * @param {import('../ordering/http-client.mjs').HttpClient} client
 */
export function pageReader(client) {
  /** @type {Map<string, boolean>} */
  const seen = new Map();
  const ask = () =>
    client.fetchBytes({
      path: PAGE,
      headers: { accept: 'text/html', 'accept-language': 'en', 'accept-encoding': 'br' },
    });
  return {
    /** @returns {Promise<{ ms: number, fault?: string, hasContent: boolean }>} */
    read: async () => {
      const started = performance.now();
      try {
        const { status, headers, bytes, ms } = await ask();
        if (status !== 200) return { ms, fault: `${status}: ${bytes.toString().slice(0, 200)}`, hasContent: false };
        const etag = String(headers.etag);
        if (!seen.has(etag)) {
          const html = (headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
          seen.set(
            etag,
            DRAWN.every((text) => html.includes(text)),
          );
        }
        return { ms, hasContent: seen.get(etag) ?? false };
      } catch (error) {
        return { ms: performance.now() - started, fault: /** @type {Error} */ (error).message, hasContent: false };
      }
    },
    /** The page as it is sent: what a bare server is to answer. */
    bytes: async () => (await ask()).bytes,
  };
}
